import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { iconNames } from '../src/content/icons.ts';

const require = createRequire(import.meta.url);
const moduleId = 'virtual:icon-sprite';

const symbol = (name: string) => {
  const svg = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replace(/\s+/g, ' ').trim()}</symbol>`;
};

/**
 * One SVG file with a symbol for each name in `content/icons.ts`, drawn by Lucide: served in development, emitted by
 * the build. `import sprite from 'virtual:icon-sprite'` gives its address.
 */
export const iconSprite = (): Plugin => {
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${iconNames.map(symbol).join('')}</svg>`;
  const fileName = `assets/icons-${createHash('sha256').update(source).digest('hex').slice(0, 10)}.svg`;
  let base = '/';
  return {
    name: 'tessera:icon-sprite',
    configResolved(config) {
      base = config.base;
    },
    configureServer(server) {
      server.middlewares.use(base + fileName, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(source);
      });
    },
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : null),
    load: (id) => (id === `\0${moduleId}` ? `export default ${JSON.stringify(base + fileName)};` : null),
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source });
    },
  };
};
