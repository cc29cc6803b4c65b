import { markLayers, pictureLayers } from '../../../src/components/sketch/site/layers';
import { namedSketch } from '../../../src/content/public/named-sketch';
import { nameSketch } from '../../../src/sketch/name-sketch';
import { setLine } from '../headline';
import type { Derive } from '../lock';
import { writeDrawings } from '../output';

const widths = [480, 960];

/** The page at the width that a sketch for the desktop is drawn at. */
const page = { width: 1200, height: 900, edge: 60 };
/** Capitals of the display font, and the look's tracking. */
const line = (text: string, x: number, top: number, size: number) =>
  `<g transform="translate(${x} ${top})">${setLine(text, size * 0.66, -0.045).paths}</g>`;

/** The example of the home page in the look Bold: what `looks/bold.css` makes of it, in outlines. */
const drawing = (width: number): string => {
  const { seed, palette, name, pages } = nameSketch(namedSketch.exampleName, 'bold');
  const [hero] = pages[0].sections;
  if (hero?.kind !== 'hero' || hero.picture?.kind !== 'tiles') throw new Error('The example has no tile picture');
  const text = name.text.toUpperCase();
  const { columns, layers } = pictureLayers('bold', hero.picture.seed);
  const mark = markLayers(seed).map(([, d]) => `<path d="${d}"/>`);
  const tiles = layers.map(({ fill, d }) => `<path fill="${palette[fill]}" d="${d}"/>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width * page.height) / page.width}" ` +
    `viewBox="0 0 ${page.width} ${page.height}"><path fill="${palette.brand}" d="M0 0H${page.width}V${page.height}H0Z"/>` +
    `<g fill="${palette.onBrand}"><g transform="translate(${page.edge} 20) scale(18)">${mark.join('')}</g>` +
    `${line(text, 107.2, 30.3, 24)}${text
      .split(' ')
      .map((word, row) => line(word, page.edge, 133.8 + 172.8 * row, 192))
      .join('')}</g>` +
    `<g transform="translate(0 505.6) scale(${page.width / columns})">${tiles.join('')}</g></svg>`
  );
};

/** The picture that stands on the home page until its sketch is loaded. */
export const renderSketch = (derive: Derive): Promise<void> =>
  writeDrawings(
    derive,
    widths.map((width) => ({ name: `media/cards/first-draft-${width}`, svg: drawing(width) })),
    25_000,
  );
