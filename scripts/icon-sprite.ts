import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { commonIcons, topicIcons } from '../src/content/icons.ts';
import { svgFiles } from './svg-files.ts';

const require = createRequire(import.meta.url);

const symbol = (name: string) => {
  const svg = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replace(/\s+/g, ' ').trim()}</symbol>`;
};

const sprite = (names: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg">${names.map(symbol).join('')}</svg>`;

/**
 * Two SVG files, drawn by Lucide, with a symbol for each name in `content/icons.ts`. A browser makes a document of all
 * that is in a file, so the one that every page needs is small. `import sprites from 'virtual:icon-sprite'` gives the
 * address of each.
 */
export const iconSprite = (): Plugin =>
  svgFiles(
    'icon-sprite',
    [
      { id: 'icons', source: sprite(commonIcons) },
      { id: 'topics', source: sprite(topicIcons) },
    ],
    (addresses) => addresses,
  );
