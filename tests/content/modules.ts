/** Every content module, loaded, by its name below `src/content`. */
const files = import.meta.glob<Record<string, unknown>>('../../src/content/**/*.ts', { eager: true });

export const contentModules: readonly (readonly [name: string, exports: Record<string, unknown>])[] = Object.entries(
  files,
).map(([file, exports]) => [file.replace('../../src/content/', '').replace(/\.ts$/, ''), exports] as const);

export type Leaf = { module: string; key: string; text: string };

const walk = (module: string, key: string, value: unknown, seen: Set<object>): Leaf[] => {
  if (typeof value === 'string') return [{ module, key, text: value }];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([name, inner]) => walk(module, Array.isArray(value) ? key : name, inner, seen));
};

/** Every string in any content module, with the name of the field that holds it. */
export const contentStrings: readonly Leaf[] = contentModules.flatMap(([name, exports]) =>
  Object.entries(exports).flatMap(([key, value]) => walk(name, key, value, new Set())),
);
