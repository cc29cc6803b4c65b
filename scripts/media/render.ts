/** Renders the artwork into `public/`: `npx tsx scripts/media/render.ts [part] [client]`. See the README beside this file. */
import { composeField } from '../../src/components/media/tiles/field';
import { renderBrand, renderIcons } from './brand';
import { cards } from './cards';
import { clientIds, groups, stills } from './catalog';
import { renderLoops } from './loops';
import { writePicture } from './output';
import { renderSocial } from './social';

const widths = [480, 960, 1600];

const parts: Readonly<Record<string, (only?: string) => Promise<void>>> = {
  stills: async (only) => {
    for (const id of clientIds) {
      if (only && only !== id) continue;
      for (const [index, field] of stills(id).entries()) {
        await writePicture((width) => `media/${id}/still-${index + 1}-${width}`, field, widths);
      }
    }
    for (const [id, field] of Object.entries(groups)) {
      if (!only || only === id) await writePicture((width) => `media/groups/${id}-${width}`, field, widths);
    }
  },
  cards: async (only) => {
    for (const [id, card] of Object.entries(cards)) {
      if (only && only !== id) continue;
      const field = composeField({ seed: 1, columns: 12, rows: 9, ...card });
      await writePicture((width) => `media/cards/${id}-${width}`, field, [480, 960]);
    }
  },
  loops: renderLoops,
  social: renderSocial,
  icons: renderIcons,
  brand: renderBrand,
};

const [part, only] = process.argv.slice(2);
if (part && !parts[part]) throw new Error(`Unknown part ${part}; there are ${Object.keys(parts).join(', ')}.`);
for (const [name, render] of Object.entries(parts)) {
  if (part && part !== name) continue;
  const start = Date.now();
  await render(only);
  process.stdout.write(`${name}: ${((Date.now() - start) / 1000).toFixed(1)} s\n`);
}
