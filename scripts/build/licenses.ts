import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { fonts } from '../../brand.config.ts';

type Package = { name: string; version: string; license: string; text: string };
type Manifest = Omit<Package, 'text'> & { author?: string | { name: string } };

/** Licenses that allow shipping the code to browsers together with the license text. */
const allowed = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1']);

/** Packages that are shipped, but not as modules: fonts, base styles. */
const otherwiseShipped = ['tailwindcss', ...Object.values(fonts).map((font) => `@fontsource-variable/${font.package}`)];

/** The folder of a module's package, or null for a module of the project. */
const packageDir = (moduleId: string): string | null =>
  /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(moduleId)?.[1] ?? null;

/** The MIT license text for a package that names the license and its author but does not contain the text. */
const mit = (author: string) => `MIT License

Copyright (c) ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** The package of the logos in `public/media/platforms`, which are copied from it without titles and style attributes. */
const logos: Package = {
  name: '@lobehub/icons-static-svg',
  version: '1.95.1',
  license: 'MIT',
  text: mit('LobeHub <i@lobehub.com>'),
};

/** @throws if the package names no license, one that is not allowed, or one whose text is missing */
const readPackage = (dir: string): Package => {
  const manifest = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as Manifest;
  const { name, version, license, author } = manifest;
  if (!allowed.has(license)) throw new Error(`${name} has the license ${license}, which is not among the allowed ones`);
  const file = readdirSync(dir).find((entry) => /^licen[cs]e/i.test(entry));
  const holder = typeof author === 'object' ? author.name : author;
  if (!file && license === 'MIT' && holder) return { name, version, license, text: mit(holder) };
  if (!file) throw new Error(`${name} brings no license text`);
  return { name, version, license, text: readFileSync(path.join(dir, file), 'utf8').trim() };
};

const compose = (packages: Package[]) =>
  [
    'This site ships code, icons and fonts of the packages below, each under its own license.',
    ...packages.map(({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}`),
  ].join(`\n\n${'-'.repeat(80)}\n\n`);

/** Writes `third-party-licenses.txt`: name, version and license of every package with code in the bundle. */
export const licenses = (): Plugin => {
  let root = '';
  return {
    name: 'site:licenses',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []));
      const dirs = new Set(otherwiseShipped.map((name) => path.join(root, 'node_modules', name)));
      for (const dir of chunks.map(packageDir)) if (dir) dirs.add(dir);
      const packages = [logos, ...[...dirs].map(readPackage)].sort((a, b) => (a.name < b.name ? -1 : 1));
      this.emitFile({ type: 'asset', fileName: 'third-party-licenses.txt', source: `${compose(packages)}\n` });
    },
  };
};
