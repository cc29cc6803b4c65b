import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

export type SvgFile = { id: string; source: string };

/**
 * Vite plugin for a folder of generated SVG files. The development server serves them, the build emits them into a folder
 * with a content hash in its name. `import folder from 'virtual:<name>'` gives the folder's URL with a trailing slash; the
 * files are named by their ids.
 */
export const svgFiles = (name: string, sources: readonly SvgFile[]): Plugin => {
  const moduleId = `virtual:${name}`;
  const hash = createHash('sha256').update(JSON.stringify(sources)).digest('hex').slice(0, 10);
  const folder = `assets/${name}-${hash}/`;
  const files = sources.map(({ id, source }) => ({ fileName: `${folder}${id}.svg`, source }));
  let base = '/';
  return {
    name: `tessera:${name}`,
    configResolved(config) {
      base = config.base;
    },
    configureServer(server) {
      for (const { fileName, source } of files)
        server.middlewares.use(base + fileName, (_request, response) => {
          response.setHeader('content-type', 'image/svg+xml');
          response.end(source);
        });
    },
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : null),
    load: (id) => (id === `\0${moduleId}` ? `export default ${JSON.stringify(base + folder)};` : null),
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
};
