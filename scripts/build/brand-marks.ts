import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { cloudPlatforms, modelProviders } from '../../src/content/catalogue/platforms.ts';
import { svgFiles } from './svg-files.ts';

const require = createRequire(import.meta.url);

/** Names of logos in the package that differ from our ids. */
const packageNames: Readonly<Record<string, string>> = {
  'google-gemini': 'gemini',
  'mistral-ai': 'mistral',
  'hugging-face': 'huggingface',
  'google-cloud': 'googlecloud',
  'microsoft-azure': 'azure',
};

const read = (id: string) => {
  const svg = readFileSync(require.resolve(`@lobehub/icons-static-svg/icons/${packageNames[id] ?? id}.svg`), 'utf8');
  // The content security policy blocks style attributes, and a title would be announced in addition to the name.
  return svg.replace(/ style="[^"]*"/, '').replace(/<title>.*?<\/title>/, '');
};

/**
 * Vite plugin for the logos of the platforms in `src/content/catalogue/platforms.ts`: `virtual:brand-marks` is the folder with
 * one SVG file for each id.
 */
export const brandMarks = (): Plugin =>
  svgFiles(
    'brand-marks',
    [...modelProviders, ...cloudPlatforms].map(({ id }) => ({ id, source: read(id) })),
  );
