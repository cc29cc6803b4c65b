import { artefacts } from './artefacts';
import { lettering } from './artefacts/lettering';
import { renderBrand, renderIcons } from './brand';
import { cards } from './cards';
import { clientIds, cover, groups } from './catalog';
import type { Derive } from './lock';
import { renderLoops } from './loops';
import { writePicture } from './output';
import { renderSketch } from './sketch/picture';
import { renderSocial } from './social';
import { composeMoving } from './tiles/field';

const widths = [480, 960, 1600, 2400];

/** All that is drawn. `only`: one client, group, card or page. */
export const parts: Readonly<Record<string, (derive: Derive, only?: string) => Promise<void>>> = {
  icons: renderIcons,
  brand: renderBrand,
  social: renderSocial,
  stills: async (derive, only) => {
    for (const id of clientIds) {
      if (only && only !== id) continue;
      for (const [index, { field, words }] of [cover(id), ...artefacts[id]].entries())
        await writePicture(
          derive,
          (width) => `media/${id}/still-${index + 1}-${width}`,
          field,
          widths,
          lettering(words),
        );
    }
    for (const [id, field] of Object.entries(groups))
      if (!only || only === id) await writePicture(derive, (width) => `media/groups/${id}-${width}`, field, widths);
  },
  cards: async (derive, only) => {
    for (const [id, card] of Object.entries(cards)) {
      if (only && only !== id) continue;
      const field = composeMoving({ seed: 1, columns: 12, rows: 9, ...card });
      await writePicture(derive, (width) => `media/cards/${id}-${width}`, field, [480, 960]);
    }
  },
  sketch: renderSketch,
  loops: renderLoops,
};
