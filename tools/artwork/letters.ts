import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fonts, identity } from '../../brand.config';
import type { Letters as Outlines } from '../../src/proofs/documents';

/**
 * Outlines of the display font, in font units, and of the agency's name, in hundredths of an em. They are kept in a file, so
 * that the source of a drawing is known without the packages that read fonts.
 */
export type Letters = Outlines & {
  source: string;
  name: { width: number; capHeight: number; d: string };
};

export const lettersFile = fileURLToPath(new URL('../../src/proofs/letters.json', import.meta.url));

const { family, package: name, headline, wordmark } = fonts.display;
const folder = `node_modules/@fontsource-variable/${name}`;
if (!existsSync(folder))
  throw new Error(`${family} is not installed. This installs it: npm install -D @fontsource-variable/${name}`);
const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string };

/** What the outlines depend on. */
export const lettersSource = [`${name}@${version}`, headline, JSON.stringify(wordmark), identity.name].join(' ');

/** The display font as its package has it. @param axis the variable axis by which the package names the file */
export const readDisplayFont = (axis: string): Buffer =>
  readFileSync(`${folder}/files/${name}-latin-${axis}-normal.woff2`);

export const readLetters = (): Letters => JSON.parse(readFileSync(lettersFile, 'utf8'));

/** Whether the file has the outlines of the brand's font and name. */
export const areLettersCurrent = (): boolean => existsSync(lettersFile) && readLetters().source === lettersSource;
