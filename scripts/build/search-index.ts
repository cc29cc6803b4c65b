import { createHash } from 'node:crypto';
import { type Plugin, runnerImport } from 'vite';

const moduleId = 'virtual:search-index';
const source = '/src/build/catalogue.ts';

/**
 * What the search finds, made of the content modules when the site is built: one JSON file under a name with the hash of
 * what is in it. `import address from 'virtual:search-index'` gives its address. In development it is made at each request.
 * @param env the variables that content reads
 */
export const searchIndex = (env: Readonly<Record<string, string>>): Plugin => {
  let base = '/';
  let root = '';
  const make = async () => {
    const define = Object.fromEntries(
      Object.entries(env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    );
    const { module } = await runnerImport<{ searchIndexJson: () => string }>(source, {
      root,
      define,
      logLevel: 'error',
    });
    return module.searchIndexJson();
  };
  const nameOf = (json: string) =>
    `assets/search-index-${createHash('sha256').update(json).digest('hex').slice(0, 10)}.json`;
  const developed = 'search-index.json';
  let made: Promise<string> | undefined;
  return {
    name: 'site:search-index',
    configResolved(config) {
      ({ base, root } = config);
    },
    configureServer(server) {
      server.middlewares.use(base + developed, async (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(await make());
      });
    },
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : null),
    async load(id) {
      if (id !== `\0${moduleId}`) return null;
      if (this.environment.mode !== 'build') return `export default ${JSON.stringify(base + developed)};`;
      made ??= make();
      return `export default ${JSON.stringify(base + nameOf(await made))};`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      made ??= make();
      const json = await made;
      this.emitFile({ type: 'asset', fileName: nameOf(json), source: json });
    },
  };
};
