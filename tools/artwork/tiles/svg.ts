import { tileHex } from '../../../src/content/site/colors';
import type { TileColor } from '../../../src/content/types';
import { type Outline, outline, type Point } from './outline';
import type { Field } from './types';

const number = (value: number) => String(Math.round(value * 1000) / 1000 || 0).replace(/^(-?)0\./, '$1.');

const join = (values: readonly number[]) =>
  values.map(number).reduce((text, value) => `${text}${text === '' || value.startsWith('-') ? '' : ' '}${value}`, '');

const pathData = (shape: Outline): string => {
  let last: Point = [Number.NaN, Number.NaN];
  const commands = shape.map((points, index) => {
    const [x, y] = points.at(-1) ?? last;
    const [sameX, sameY] = [number(x) === number(last[0]), number(y) === number(last[1])];
    last = [x, y];
    if (points.length === 3) return `C${join(points.flat())}`;
    if (index === 0) return `M${join([x, y])}`;
    if (sameY) return `H${number(x)}`;
    return sameX ? `V${number(y)}` : `L${join([x, y])}`;
  });
  return `${commands.join('')}Z`;
};

type Box = readonly [left: number, top: number, right: number, bottom: number];
type Layer = { color: TileColor; data: string; boxes: Box[] };

const boxOf = (shape: Outline): Box => {
  const points = shape.flat();
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

const overlap = (one: Box, other: Box) =>
  one[0] < other[2] - 1e-6 && other[0] < one[2] - 1e-6 && one[1] < other[3] - 1e-6 && other[1] < one[3] - 1e-6;

/**
 * The picture in as few paths as possible: a shape is added to the lowest path of its color if no other color was painted
 * over that place in between. One path for neighboring shapes of a color also avoids hairlines between them.
 */
export const mergedPaths = (field: Field): readonly { color: TileColor; data: string }[] => {
  const layers: Layer[] = [];
  const paint = (color: TileColor, shape: Outline) => {
    const box = boxOf(shape);
    let home: Layer | undefined;
    for (const layer of layers.toReversed()) {
      if (layer.color === color) home = layer;
      else if (layer.boxes.some((other) => overlap(box, other))) break;
    }
    if (!home) {
      home = { color, data: '', boxes: [] };
      layers.push(home);
    }
    home.data += pathData(shape);
    home.boxes.push(box);
  };
  for (const tile of field.tiles) {
    if (tile.ground) paint(tile.ground, outline(tile, true));
    paint(tile.fill, outline(tile));
  }
  return layers.map(({ color, data }) => ({ color, data }));
};

const pathsOf = (field: Field) =>
  mergedPaths(field)
    .map(({ color, data }) => `<path fill="${tileHex[color]}" d="${data}"/>`)
    .join('');

/** The picture again and again, side by side, as an SVG document without a size. @param columns the document's width in cells */
export const repeatedSvg = (field: Field, columns: number): string => {
  const { rows, ground } = field;
  const copies = Array.from({ length: columns / field.columns }, (_, index) => index * field.columns)
    .slice(1)
    .map((x) => `<use href="#tiles" x="${x}"/>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns} ${rows}">` +
    `<path fill="${tileHex[ground]}" d="M0 0H${columns}V${rows}H0Z"/><g id="tiles">${pathsOf(field)}</g>${copies.join('')}</svg>\n`
  );
};

/** The picture as an SVG document, with a width in pixels. `over`: elements above the tiles, in cells. */
export const toSvg = (field: Field, width: number, over = ''): string => {
  const { columns, rows, ground } = field;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width * rows) / columns}" ` +
    `viewBox="0 0 ${columns} ${rows}"><path fill="${tileHex[ground]}" d="M0 0H${columns}V${rows}H0Z"/>${pathsOf(field)}${over}</svg>`
  );
};
