import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type ContentSheet, commonIcons, commonSheet, socialSheet } from '../src/content/icons.ts';
import { serviceIds } from '../src/content/ids.ts';
import { socialMarks } from './social-marks.ts';
import { svgFiles } from './svg-files.ts';

const require = createRequire(import.meta.url);

const shapesOf = (name: string) => {
  const svg = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  return svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
};

const symbol = (name: string, shapes: string) =>
  `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replace(/\s+/g, ' ').trim()}</symbol>`;

const file = (symbols: readonly string[]) => `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;

const sheet = (names: readonly string[]) =>
  file([...new Set(names)].sort().map((name) => symbol(name, shapesOf(name))));

const content = fileURLToPath(new URL('../src/content/', import.meta.url));
const iconsOf = (file: string) =>
  Array.from(readFileSync(join(content, file), 'utf8').matchAll(/\bicon: '([^']+)'/g), ([, name = '']) => name);

/** The files of content whose icons stand in a sheet of their own, by its name. */
const contentOf: Record<ContentSheet, readonly string[]> = {
  solutions: ['capabilities.ts', 'industries.ts'],
  'technology-stack': ['technology-stack.ts'],
  contact: ['contact.ts'],
  credits: ['credits.ts'],
};

/**
 * SVG files with a symbol for each icon, drawn by Lucide, the social marks by us: `virtual:icon-sprite`, one a sheet. A browser makes a document of all
 * that is in a file, so there is a small one that every page needs, and one for each piece of content that names others.
 */
export const iconSprite = (): Plugin =>
  svgFiles('icon-sprite', [
    { id: commonSheet, source: sheet(commonIcons) },
    { id: socialSheet, source: file(Object.entries(socialMarks).map(([name, shapes]) => symbol(name, shapes))) },
    ...Object.entries(contentOf).map(([id, files]) => ({ id, source: sheet(files.flatMap(iconsOf)) })),
    ...serviceIds.map((id) => ({ id, source: sheet(iconsOf(`services/${id}.ts`)) })),
  ]);
