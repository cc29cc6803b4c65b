import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

export type SvgFile = { id: string; source: string };

/**
 * A folder of SVG files that are made and not written: served in development, emitted by the build under a name with
 * the hash of all that is in it. `import folder from 'virtual:<name>'` gives its address, slash included; the files are
 * named by their ids.
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
