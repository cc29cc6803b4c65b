import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { cloudPlatforms, modelProviders } from '../src/content/platforms.ts';

const require = createRequire(import.meta.url);
const moduleId = 'virtual:brand-marks';

/** Where the package's name for a mark is not our id. */
const packageNames: Readonly<Record<string, string>> = {
  'google-gemini': 'gemini',
  'mistral-ai': 'mistral',
  'hugging-face': 'huggingface',
  'google-cloud': 'googlecloud',
  'microsoft-azure': 'azure',
};

const read = (id: string) => {
  const svg = readFileSync(require.resolve(`@lobehub/icons-static-svg/icons/${packageNames[id] ?? id}.svg`), 'utf8');
  // A style attribute would be refused by the content security policy, and a title would be a second name.
  return svg.replace(/ style="[^"]*"/, '').replace(/<title>.*?<\/title>/, '');
};

/**
 * The real marks of the platforms in `content/platforms.ts`, one file each, so that one that fails to load can be
 * replaced by its name. `import marks from 'virtual:brand-marks'` gives the address of each by id.
 */
export const brandMarks = (): Plugin => {
  const files = [...modelProviders, ...cloudPlatforms].map(({ id }) => {
    const source = read(id);
    return {
      id,
      source,
      fileName: `assets/${id}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.svg`,
    };
  });
  let base = '/';
  return {
    name: 'tessera:brand-marks',
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
    load: (id) =>
      id === `\0${moduleId}`
        ? `export default ${JSON.stringify(Object.fromEntries(files.map((file) => [file.id, base + file.fileName])))};`
        : null,
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
};
