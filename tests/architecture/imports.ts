/** Checks the imports of the source against the table in `rooms.ts`. */
import path from 'node:path';
import { notInPublicPages, rooms } from './rooms';

/** Sources by their path below `src/`, without a leading slash. */
export type Sources = Readonly<Record<string, string>>;

type Import = { specifier: string; isLazy: boolean; isType: boolean };

/** All imports of a source, static and lazy, including the folders of `import.meta.glob`. */
const importsOf = (source: string): Import[] => [
  ...[...source.matchAll(/^(?:import|export)\s+(type\s)?[^;'"]*?from\s*'([^']+)'/gm)].map(
    ([, type, specifier = '']) => ({ specifier, isLazy: false, isType: type !== undefined }),
  ),
  ...[...source.matchAll(/^import\s*'([^']+)'/gm)].map(([, specifier = '']) => ({
    specifier,
    isLazy: false,
    isType: false,
  })),
  ...[...source.matchAll(/\bimport\(\s*'([^']+)'|\bimport\.meta\.glob(?:<[^(]*>)?\(\s*'([^'*]+)/g)].map(
    ([, called, globbed]) => ({ specifier: called ?? globbed ?? '', isLazy: true, isType: false }),
  ),
];

const isOurs = ({ specifier }: Import) => specifier.startsWith('.');

const targetOf = (file: string, specifier: string, sources: Sources): string => {
  const target = path.posix.join(path.posix.dirname(file), specifier);
  return [`${target}.ts`, `${target}.tsx`, target].find((name) => name in sources) ?? target;
};

const fits = (name: string, pattern: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern || name.startsWith(`${pattern}/`);

/** The room of a file; undefined if it is in none. */
export const roomOf = (file: string): string | undefined =>
  Object.keys(rooms)
    .filter((room) => fits(file, room))
    .sort((a, b) => b.length - a.length)[0];

const isAllowed = (room: string, file: string, { specifier, ...flags }: Import, sources: Sources): boolean => {
  const { imports, packages } = rooms[room] ?? { imports: [], packages: [] };
  if (!isOurs({ specifier, ...flags })) return packages.some((name) => fits(specifier, name));
  const target = targetOf(file, specifier, sources);
  if (/\.(css|svg|png)$/.test(target)) return true;
  return roomOf(target) === room || imports.some((name) => fits(target, name));
};

/** Imports that the table does not allow, as 'file → specifier', and files without a room. */
export const wrongImports = (sources: Sources): string[] =>
  Object.entries(sources).flatMap(([file, source]) => {
    const room = roomOf(file);
    if (!room) return [`${file} is in no room`];
    return importsOf(source)
      .filter((found) => !isAllowed(room, file, found, sources))
      .map(({ specifier }) => `${file} → ${specifier}`);
  });

/** Entries of the table that allow an import of a room above: without any, there is no circular import between rooms. */
export const upwardLines = (): string[] => {
  const order = Object.keys(rooms);
  return order.flatMap((room, index) =>
    (rooms[room]?.imports ?? [])
      .filter((name) => !order.some((other, place) => fits(other, name) && place > index))
      .map((name) => `${room} → ${name}`),
  );
};

/** Packages that a file loads by static imports, each with one chain of imports that leads to it. */
const packagesLoadedBy = (entry: string, sources: Sources): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const follow = (file: string, way: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { specifier, isLazy, isType, ...flags } of importsOf(sources[file] ?? '')) {
      if (isLazy || isType) continue;
      if (isOurs({ specifier, isLazy, isType, ...flags }))
        follow(targetOf(file, specifier, sources), `${way} → ${specifier}`);
      else if (!found.has(specifier)) found.set(specifier, way);
    }
  };
  follow(entry, entry);
  return found;
};

/** Packages that a public page loads and must not load, as 'package, by way of …'. */
export const accountCodeIn = (entry: string, sources: Sources): string[] =>
  [...packagesLoadedBy(entry, sources)]
    .filter(([name]) => notInPublicPages.some((pattern) => fits(name, pattern)))
    .map(([name, way]) => `${name}, by way of ${way}`);

/** Files that import each other in a circle, each circle as 'a → b → a'; types count, lazy imports do not. */
export const circles = (sources: Sources): string[] => {
  const found: string[] = [];
  const done = new Set<string>();
  const follow = (file: string, trail: readonly string[]) => {
    if (trail.includes(file)) found.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
    if (trail.includes(file) || done.has(file)) return;
    for (const { specifier, isLazy, ...flags } of importsOf(sources[file] ?? ''))
      if (!isLazy && isOurs({ specifier, isLazy, ...flags }))
        follow(targetOf(file, specifier, sources), [...trail, file]);
    done.add(file);
  };
  for (const file of Object.keys(sources)) follow(file, []);
  return found;
};
