/**
 * `npm run brand` draws what is not current: icons, logo, social cards, pictures and films. `npm run brand -- stills bellabeat` is
 * one part, one client. `--accept` takes the files as they are for current. See the README beside this file.
 */
import { openLock } from './lock';
import { parts } from './parts';

const words = process.argv.slice(2);
const [part, only] = words.filter((word) => !word.startsWith('--'));
if (part && !parts[part]) throw new Error(`Unknown part ${part}; there are ${Object.keys(parts).join(', ')}.`);
const { derive, old } = openLock(words.includes('--accept') ? 'accept' : 'draw');
for (const [name, render] of Object.entries(parts)) {
  if (part && part !== name) continue;
  const start = Date.now();
  await render(derive, only);
  console.log(`${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
}
for (const file of old) console.warn(`Still old: ${file}`);
