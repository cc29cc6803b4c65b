import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { cloudPlatforms, modelProviders } from '../../src/content/catalogue/platforms.ts';
import { svgFiles } from './svg-files.ts';

const require = createRequire(import.meta.url);

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
 * replaced by its name: `virtual:brand-marks`, each under its id.
 */
export const brandMarks = (): Plugin =>
  svgFiles(
    'brand-marks',
    [...modelProviders, ...cloudPlatforms].map(({ id }) => ({ id, source: read(id) })),
  );
