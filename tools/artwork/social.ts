import { hero, heroPalette } from '../../src/components/media/tiles/rules/hero';
import { drawTiles } from '../../src/components/media/tiles/shapes';
import { tileHex } from '../../src/content/site/colors';
import type { TileColor } from '../../src/content/types';
import { socialCard } from '../../src/paths';
import { lockup } from './brand';
import { clientField, groups } from './catalog';
import { setHeadline } from './headline';
import type { Derive } from './lock';
import { pngOf, writePublic } from './output';
import { type SocialPage, socialPages } from './social-pages';
import { composeMoving } from './tiles/field';
import { toSvg } from './tiles/svg';

const width = 1200;
const height = 630;
/** Of the words; the mosaic beside them is a square. */
const margin = 56;
const column = width - height;

const inside = (document: string) => document.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

/** A square of tiles, `height` pixels wide, for a page whose pictures come from a seed. */
const seeded = (seed: string, palette: readonly TileColor[]) => {
  const cells = 6;
  const layers = drawTiles({ seed, columns: cells, rows: cells, palette, gaps: 0.15 });
  const paths = layers.map(({ color, d }) => `<path fill="${tileHex[color]}" d="${d}"/>`).join('');
  return `<g transform="scale(${height / cells})">${paths}</g>`;
};

const picture = ({ motif, ground }: SocialPage): string => {
  if (motif.kind === 'seed')
    return seeded(
      motif.seed,
      motif.palette.filter((color) => color !== ground),
    );
  const field =
    motif.kind === 'client'
      ? clientField(motif.id)
      : motif.kind === 'group'
        ? groups[motif.id]
        : composeMoving({ seed: 1, palette: heroPalette, rule: hero, columns: 8, rows: 8 });
  const scale = height / field.rows;
  // A group's field is wider than the square: its right end is kept, where the figure stands.
  const shift = field.columns > field.rows ? height - field.columns * scale : 0;
  return `<svg width="${height}" height="${height}"><g transform="translate(${shift} 0) scale(${scale})">${inside(
    toSvg(field, field.columns),
  )}</g></svg>`;
};

/** Cards for shared links, 1200 by 630, one for each public page: its title, the logo, and its own mosaic. */
export const renderSocial = async (derive: Derive, only?: string): Promise<void> => {
  for (const page of await socialPages()) {
    if (only && only !== page.address) continue;
    const text = page.ground === 'ink' ? 'paper' : 'ink';
    const card =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<path fill="${tileHex[page.ground]}" d="M0 0H${width}V${height}H0Z"/>` +
      `<g transform="translate(${column} 0)">${picture(page)}</g>` +
      `<g fill="${tileHex[text]}" transform="translate(${margin} ${margin})">` +
      `${setHeadline(page.title, { width: column - 1.5 * margin, height: height - 3 * margin - 44 })}</g>` +
      `<g transform="translate(${margin} ${height - margin - 44}) scale(1.375)">${lockup(text).content}</g></svg>`;
    const file = socialCard(page.address).slice(1);
    await derive([file], card, async () => {
      const png = await pngOf(card);
      if (png.length > 40_000) throw new Error(`${page.address}: a card of ${png.length} bytes`);
      await writePublic(file, png);
    });
  }
};
