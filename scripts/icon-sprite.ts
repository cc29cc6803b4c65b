import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { iconNames } from '../src/content/icons.ts';
import { svgFiles } from './svg-files.ts';

const require = createRequire(import.meta.url);

const symbol = (name: string) => {
  const svg = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replace(/\s+/g, ' ').trim()}</symbol>`;
};

/**
 * One SVG file with a symbol for each name in `content/icons.ts`, drawn by Lucide.
 * `import sprite from 'virtual:icon-sprite'` gives its address.
 */
export const iconSprite = (): Plugin => {
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${iconNames.map(symbol).join('')}</svg>`;
  return svgFiles('icon-sprite', [{ id: 'icons', source }], ({ icons }) => icons);
};
