/**
 * `npm run brand` draws what is not current: icons, logo, social cards, pictures and films. `npm run brand -- icons social` draws
 * two parts, `npm run brand -- stills bellabeat` one part of one client. `--accept` takes the files as they are for current. See
 * the README beside this file.
 */
import { colors, shades } from '../../brand.config';
import { colorFaults } from '../brand/legibility';
import { openLock } from './lock';
import { parts } from './parts';

const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));
const asked = names.filter((name) => name in parts);
const [only, ...unknown] = names.filter((name) => !(name in parts));
if (unknown.length > 0 || (only && asked.length !== 1))
  throw new Error(`Unknown part ${only}; there are ${Object.keys(parts).join(', ')}.`);
// Another color makes every drawing old, and all of them take minutes.
const faults = colorFaults(colors, shades);
if (faults.length > 0) throw new Error(`Nothing is drawn in colors that are hard to read.\n${faults.join('\n')}`);
const { derive, old } = openLock(words.includes('--accept') ? 'accept' : 'draw');
for (const [name, render] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const start = Date.now();
  console.log(`${name} …`);
  await render(derive, only);
  console.log(`${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
}
for (const file of old) console.warn(`Still old: ${file}`);
