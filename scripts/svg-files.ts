import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

export type SvgFile = { id: string; source: string };

/**
 * SVG files that are made and not written: served in development, emitted by the build under a name with their hash.
 * `import addresses from 'virtual:<name>'` gives what `exported` makes of each file's address by id.
 */
export const svgFiles = (
  name: string,
  sources: readonly SvgFile[],
  exported: (addresses: Readonly<Record<string, string>>) => unknown,
): Plugin => {
  const moduleId = `virtual:${name}`;
  const files = sources.map(({ id, source }) => ({
    id,
    source,
    fileName: `assets/${id}-${createHash('sha256').update(source).digest('hex').slice(0, 10)}.svg`,
  }));
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
    load: (id) => {
      if (id !== `\0${moduleId}`) return null;
      const addresses = Object.fromEntries(files.map((file) => [file.id, base + file.fileName]));
      return `export default ${JSON.stringify(exported(addresses))};`;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
};
