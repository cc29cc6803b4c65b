/**
 * `npm run brand:check`: whether the built site is in the brand of `brand.config.ts`, and in no other. Of what is drawn it checks
 * all, or the parts that are named: `npm run brand:check -- icons brand social`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { colors, fonts, identity, shades } from '../../../brand.config';
import { areLettersCurrent } from '../letters';
import { openLock } from '../lock';
import { parts } from '../parts';
import { fontLetters } from './font-letters';
import { colorFaults, missingLetters } from './legibility';
import { exampleAddresses, identityFaults, tracesIn } from './traces';

const dist = 'dist';
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
const isText = (file: string) => /\.(?:html|js|css|json|xml|txt|svg|webmanifest|conf)$|^[._]\w+$/.test(file);
const texts = files.filter(isText).map((file) => {
  const name = path.join(dist, file);
  return { file: name, text: readFileSync(name, 'utf8') };
});

const letters = fontLetters(readFileSync('src/fonts/fonts.css', 'utf8'));

/** A font as it was cut. @throws if it was not */
const cutFont = ({ family }: { family: string }) => {
  const codes = letters.get(family);
  if (!codes) throw new Error(`src/fonts has no ${family}. This cuts it: npm run brand -- fonts`);
  return { family, has: (letter: string) => codes.has(letter.codePointAt(0) ?? 0) };
};

const shipped = JSON.parse(readFileSync('brand.shipped.json', 'utf8'));
const pages = texts.filter(({ file }) => file.endsWith('.html'));
const faults = [
  ...colorFaults(colors, shades),
  ...identityFaults(identity),
  ...missingLetters(pages, cutFont(fonts.display), cutFont(fonts.text)),
  ...tracesIn(texts, { identity, colors, shades }, shipped),
];
if (!areLettersCurrent())
  faults.push('The outlines of letters are those of another font or name. This makes them: npm run brand');
const isFilm = (file: string) => file.endsWith('.mp4');
const asked = process.argv.slice(2);
for (const [part, render] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(part)) continue;
  const { derive, old } = openLock('check');
  await render(derive);
  const pictures = old.filter((file) => !isFilm(file));
  if (pictures.length > 0)
    faults.push(
      `Older than what they are drawn from: ${pictures.join(', ')}. This draws them: npm run brand -- ${part}`,
    );
  const films = old.filter(isFilm);
  if (films.length > 0)
    console.warn(`Old films: ${films.join(', ')}. With ffmpeg, this draws them: npm run brand -- ${part}`);
}
const examples = exampleAddresses(identity);
if (examples.length > 0) console.warn(`Still examples, to be replaced before a launch: ${examples.join(', ')}.`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${texts.length} built files are in the brand of ${identity.name}`);
