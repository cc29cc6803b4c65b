import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

type Package = { name: string; version: string; license: string; homepage?: string; text: string };

/** Licences that allow what we do: ship the code to browsers with their text. */
const allowed = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1']);

/** Shipped as something other than a module: icons, fonts, the base styles. */
const otherwiseShipped = [
  '@lobehub/icons-static-svg',
  'lucide-static',
  'tailwindcss',
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/instrument-sans',
];

/** The folder of the package a module belongs to, or null for a module of ours. */
const packageDir = (moduleId: string): string | null =>
  /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(moduleId)?.[1] ?? null;

/** @throws if the package names no licence, or one that is not allowed */
const readPackage = (dir: string): Package => {
  const { name, version, license, homepage } = JSON.parse(
    readFileSync(path.join(dir, 'package.json'), 'utf8'),
  ) as Package;
  if (!allowed.has(license)) throw new Error(`${name} has the licence ${license}, which is not among the allowed ones`);
  const file = readdirSync(dir).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(path.join(dir, file), 'utf8').trim() : `Named in its package.json; see ${homepage}`;
  return { name, version, license, text };
};

const compose = (packages: Package[]) =>
  [
    'This site ships code, icons and fonts of the packages below, each under its own licence.',
    ...packages.map(({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}`),
  ].join(`\n\n${'-'.repeat(80)}\n\n`);

/** Writes `third-party-licences.txt`: name, version and licence of every package of which the browser gets a part. */
export const licences = (): Plugin => {
  let root = '';
  return {
    name: 'tessera:licences',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []));
      const dirs = new Set(otherwiseShipped.map((name) => path.join(root, 'node_modules', name)));
      for (const dir of chunks.map(packageDir)) if (dir) dirs.add(dir);
      const packages = [...dirs].map(readPackage).sort((a, b) => (a.name < b.name ? -1 : 1));
      this.emitFile({ type: 'asset', fileName: 'third-party-licences.txt', source: `${compose(packages)}\n` });
    },
  };
};
