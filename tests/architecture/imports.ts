/** Checks the imports of the source against the table in `rooms.ts`, and where its files stand. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { notInPublicPages, rooms } from './rooms';

/** Sources by their path below `src/`, without a leading slash. */
export type Sources = Readonly<Record<string, string>>;

/** The sources below a folder. */
export const readSources = (root: string): Sources =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !file.includes('node_modules'))
      .map((file) => [file.split(path.sep).join('/'), readFileSync(path.join(root, file), 'utf8')]),
  );

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
  return [`${target}.ts`, `${target}.tsx`, `${target}/index.ts`, target].find((name) => name in sources) ?? target;
};

/** The files of ours that a file imports. */
const targetsOf = (file: string, sources: Sources): string[] =>
  importsOf(sources[file] ?? '')
    .filter(isOurs)
    .map(({ specifier }) => targetOf(file, specifier, sources));

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

/** Files that import each other in a circle, each circle as 'a → b → a'; types and lazy imports count. */
export const circles = (sources: Sources): string[] => {
  const found: string[] = [];
  const done = new Set<string>();
  const follow = (file: string, trail: readonly string[]) => {
    if (trail.includes(file)) found.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
    if (trail.includes(file) || done.has(file)) return;
    for (const target of targetsOf(file, sources)) follow(target, [...trail, file]);
    done.add(file);
  };
  for (const file of Object.keys(sources)) follow(file, []);
  return found;
};

/** Files of shared folders that one file uses, and files of `lib` that one room uses, as 'file → user': they belong there. */
export const misplaced = (sources: Sources): string[] =>
  Object.keys(sources)
    .filter((file) => /^(?:lib|hooks)\/|\/parts\//.test(file))
    .flatMap((file) => {
      const users = Object.keys(sources).filter((user) => targetsOf(user, sources).includes(file));
      const [user = '', ...others] = new Set(file.startsWith('lib/') ? users.map(roomOf) : users);
      const isBeside = path.dirname(user) === path.dirname(file);
      return others.length === 0 && user && !isBeside ? [`${file} → ${user}`] : [];
    });

/** Names that the router or a glob import asks for, in any number of files. */
const asked = ['Component', 'handle', 'loader', 'caseStudy', 'category'];

/** Names that two files declare and export, as 'name: file, file'. */
export const sharedNames = (sources: Sources): string[] => {
  const files: Record<string, string[]> = {};
  for (const [file, source] of Object.entries(sources))
    for (const [, name = ''] of source.matchAll(/^export (?:async )?(?:const|function|class|type|interface) (\w+)/gm))
      if (!asked.includes(name)) files[name] = [...(files[name] ?? []), file];
  return Object.entries(files)
    .filter(([, having]) => having.length > 1)
    .map(([name, having]) => `${name}: ${having.join(', ')}`);
};
