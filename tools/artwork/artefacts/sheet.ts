import type { TileColor } from '../../../src/content/types';
import { composeMoving } from '../tiles/field';
import type { Board, Field, Palette, Pose, Rule, Tile } from '../tiles/types';

/** A picture is 160 by 100 units: 3, 6 or 10 whole pixels each at the three widths. */
const columns = 160;
const rows = 100;

/** Words in the display font. `y`: the top of the capitals. `x`: where the words begin, end or have their middle. */
export type Words = {
  text: string;
  x: number;
  y: number;
  cap: number;
  color: TileColor;
  align?: 'start' | 'middle' | 'end';
};

/** A thing that was made for a client, seen from the front. */
export type Artefact = { field: Field; words: readonly Words[] };

/** A client's pattern on a carrier; `cell` is the length of one of its cells in units. */
type Print = { x: number; y: number; columns: number; rows: number; cell: number; seed: number; colors: Palette };

/** A board in units, on which a pattern can be printed and words can be set. */
export type Sheet = Board & {
  print: (rule: Rule, place: Print) => void;
  write: (words: Words) => void;
};

const scaled = ({ dx = 0, dy = 0, dw = 0, dh = 0, ...turns }: Partial<Pose>, by: number): Partial<Pose> => ({
  ...turns,
  dx: dx * by,
  dy: dy * by,
  dw: dw * by,
  dh: dh * by,
});

/** The tile in units. */
const printed = (tile: Tile, { x, y, cell }: Print): Tile => {
  // Straight edges lie on whole units, so that no width blurs them. A disc moved by a part of a unit would lose its shape.
  const snap = tile.shape === 'quarter' || tile.shape === 'arc' ? (value: number) => value : Math.round;
  const [left, top] = [snap(x + tile.x * cell), snap(y + tile.y * cell)];
  return {
    ...tile,
    x: left,
    y: top,
    w: snap(x + (tile.x + tile.w) * cell) - left,
    h: snap(y + (tile.y + tile.h) * cell) - top,
    ...(tile.pivot && { pivot: [x + tile.pivot[0] * cell, y + tile.pivot[1] * cell] as const }),
    ...(tile.poses && { poses: tile.poses.map((pose) => scaled(pose, cell)) }),
  };
};

/**
 * Draws an artefact. What leaves the picture is cut at its edge, as a carrier that runs off it is.
 * @param ground the color around the carrier
 */
export const drawArtefact = (ground: TileColor, draw: (sheet: Sheet) => void): Artefact => {
  const tiles: Tile[] = [];
  const words: Words[] = [];
  const add: Board['add'] = (shape, x, y, size, fill, options) => {
    const [w, h] = typeof size === 'number' ? [size, size] : size;
    tiles.push({ shape, x, y, w, h, turn: 0, fill, ...options });
  };
  draw({
    columns,
    rows,
    // An artefact leaves nothing to chance.
    seed: 0,
    random: () => 0,
    color: () => ground,
    add,
    print: (rule, place) => {
      const { seed, colors: palette } = place;
      const field = composeMoving({ seed, palette, rule, columns: place.columns, rows: place.rows });
      add('square', place.x, place.y, [place.columns * place.cell, place.rows * place.cell], palette[0]);
      tiles.push(...field.tiles.map((tile) => printed(tile, place)));
    },
    write: (line) => words.push(line),
  });
  return { field: { columns, rows, ground, tiles }, words };
};
