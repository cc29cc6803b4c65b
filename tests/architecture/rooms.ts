import path from 'node:path';

/**
 * The import rules, one line a room: which other rooms of `src/` its files may import, and which packages. A room is a
 * folder or a file; the longest name that fits a file is its room. The rooms are in order: each imports only rooms
 * below it, so that there is no circular import between rooms.
 */
const table = `
  after-paint.ts      |                                                                                |
  build               | routes.tsx head search content paths.ts lib                                           | react-dom react-router-dom node:*
  main.tsx            | routes.tsx prefetch.ts services lib                                            | react react-dom react-router-dom
  routes.tsx          | pages components head content paths.ts has-demo-desk.ts lib                    | react react-router-dom
  prefetch.ts         | lib                                                                            | react-router-dom
  pages               | components head search queries services storage content paths.ts has-demo-desk.ts lib | *
  components/search   | components/ui head search queries services storage content paths.ts lib           | react react-router-dom lucide-react @radix-ui/* cmdk
  components/layout   | components head search queries services storage content paths.ts has-demo-desk.ts lib | react react-router-dom lucide-react @radix-ui/* @tanstack/react-query cmdk
  components/demo     | components/form components/feedback components/ui queries services storage content paths.ts has-demo-desk.ts lib | react react-router-dom lucide-react
  components/account  | components/form components/feedback components/ui queries services storage content paths.ts lib | react react-router-dom lucide-react
  components/payment  | components/form components/feedback components/ui services storage content paths.ts lib | react react-hook-form @radix-ui/*
  components/form     | components/feedback components/ui services storage content paths.ts has-demo-desk.ts lib | react react-router-dom lucide-react react-hook-form valibot
  components/feedback | components/media components/ui services storage content paths.ts lib           | react react-router-dom lucide-react
  components/motion   | components/ui content paths.ts lib                                             | react react-router-dom lucide-react
  components/media    | components/ui content paths.ts lib                                             | react react-router-dom lucide-react virtual:*
  components/ui       | content paths.ts lib                                                           | react react-router-dom lucide-react @radix-ui/* @tanstack/react-virtual
  search              | content paths.ts lib                                                           | minisearch virtual:*
  head                | content paths.ts lib                                                           | react react-router-dom
  queries             | services storage content paths.ts lib                                          | @tanstack/react-query
  services            | storage content paths.ts has-demo-desk.ts lib                                  | valibot papaparse
  storage             | has-demo-desk.ts lib                                                           | react valibot
  content             | paths.ts has-demo-desk.ts                                                       |
  lib                 |                                                                                | react react-router-dom
  has-demo-desk.ts    |                                                                                |
  paths.ts            |                                                                                |
`;

const words = (text = '') => text.split(' ').filter(Boolean);

/** The table by room: what its files may import, rooms and packages. */
export const rooms: Readonly<Record<string, { imports: readonly string[]; packages: readonly string[] }>> =
  Object.fromEntries(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [room = '', imports, packages] = line.split('|');
        return [room.trim(), { imports: words(imports), packages: words(packages) }];
      }),
  );

/** Packages that no public page may load with its first script: it needs no forms, tables or schemas. */
const notInPublicPages = [
  '@tanstack/*',
  'react-hook-form',
  '@hookform/*',
  'valibot',
  '@radix-ui/react-toast',
  'papaparse',
  'minisearch',
  'cmdk',
];

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

const isAllowed = (room: string, file: string, { specifier, ...rest }: Import, sources: Sources): boolean => {
  const { imports, packages } = rooms[room] ?? { imports: [], packages: [] };
  if (!isOurs({ specifier, ...rest })) return packages.some((name) => fits(specifier, name));
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
    for (const { specifier, isLazy, isType, ...rest } of importsOf(sources[file] ?? '')) {
      if (isLazy || isType) continue;
      if (isOurs({ specifier, isLazy, isType, ...rest }))
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
