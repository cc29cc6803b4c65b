/**
 * `npm run brand` draws what is not current: icons, logo, social cards, pictures and films. `npm run brand -- icons social` draws
 * two parts, `npm run brand -- stills bellabeat` one part of one client, and `npm run brand -- fonts` cuts the fonts. `--accept`
 * takes the files as they are for current. See the README beside this file.
 */
import { colors, shades } from '../../brand.config';
import { colorFaults } from './brand-check/legibility';
import { installPackages } from './install';
import { areLettersCurrent } from './letters';
import { openLock } from './lock';

const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--') && word !== 'fonts');
// Another color makes every drawing old, and all of them take minutes.
const faults = colorFaults(colors, shades);
if (faults.length > 0) throw new Error(`Nothing is drawn in colors that are hard to read.\n${faults.join('\n')}`);
if (words.includes('fonts')) {
  installPackages();
  await (await import('./cut-fonts')).cutFonts();
}
if (!areLettersCurrent()) {
  installPackages();
  await (await import('./outline-letters')).outlineLetters();
}
// Loaded now, because drawings read the outlines of the letters.
const { parts } = await import('./parts');
const asked = names.filter((name) => name in parts);
const [only, ...unknown] = names.filter((name) => !(name in parts));
if (unknown.length > 0 || (only && asked.length !== 1))
  throw new Error(`Unknown part ${only}; there are fonts, ${Object.keys(parts).join(', ')}.`);
const { derive, old } = openLock(words.includes('--accept') ? 'accept' : 'draw');
for (const [name, render] of Object.entries(parts)) {
  if (words.some((word) => !word.startsWith('--')) && !asked.includes(name)) continue;
  const start = Date.now();
  console.log(`${name} …`);
  await render(derive, only);
  console.log(`${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
}
for (const file of old) console.warn(`Still old: ${file}`);
