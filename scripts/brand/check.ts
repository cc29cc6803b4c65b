/**
 * `npm run brand:check`: whether the built site is in the brand of `brand.config.ts`, and in no other. Of what is drawn it checks
 * all, or the parts that are named: `npm run brand:check -- icons brand social`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Font, openSync } from 'fontkit';
import { colors, fonts, identity, shades } from '../../brand.config';
import { openLock } from '../media/lock';
import { parts } from '../media/parts';
import { colorFaults, missingLetters } from './legibility';
import { exampleAddresses, identityFaults, tracesIn } from './traces';

const dist = 'dist';
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
const isText = (file: string) => /\.(?:html|js|css|json|xml|txt|svg|webmanifest|conf)$|^[._]\w+$/.test(file);
const texts = files.filter(isText).map((file) => {
  const name = path.join(dist, file);
  return { file: name, text: readFileSync(name, 'utf8') };
});

/** A font as the build ships it, in several files. @throws if it was not cut */
const builtFont = ({ family, package: name }: { family: string; package: string }) => {
  const cuts = files.filter((file) => file.startsWith(`assets/${name}-`) && file.endsWith('.woff2'));
  if (cuts.length === 0) throw new Error(`The build has no ${family}. This cuts it: npx tsx scripts/fonts/fonts.ts`);
  const characters = new Set(cuts.flatMap((file) => (openSync(path.join(dist, file)) as Font).characterSet));
  return { family, has: (letter: string) => characters.has(letter.codePointAt(0) ?? 0) };
};

const shipped = JSON.parse(readFileSync('brand.shipped.json', 'utf8'));
const pages = texts.filter(({ file }) => file.endsWith('.html'));
const faults = [
  ...colorFaults(colors, shades),
  ...identityFaults(identity),
  ...missingLetters(pages, builtFont(fonts.display), builtFont(fonts.text)),
  ...tracesIn(texts, { identity, colors, shades }, shipped),
];
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
