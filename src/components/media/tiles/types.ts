/** Types of the tile engine. All lengths are in grid cells. The engine only passes colors on. */

import type { TileColor } from '../../../content/types';

/** Three colors or more by importance: background (`ground`), figure, second figure, accent. A client has at most four. */
export type Palette<Color = TileColor> = readonly [Color, Color, Color, ...Color[]];

/** At turn 0 a quarter, an arc and a triangle's right angle have the top left corner, a bar the left edge. Turns are clockwise. */
export type Shape = 'square' | 'quarter' | 'arc' | 'triangle' | 'bar';

/** The position of a tile at one keyframe of the loop, relative to its initial position. */
export type Pose = {
  turn: number;
  orbit: number;
  flip: number;
  dx: number;
  dy: number;
  dw: number;
  dh: number;
};

export type Tile<Color = TileColor> = {
  shape: Shape;
  x: number;
  y: number;
  w: number;
  h: number;
  turn: number;
  fill: Color;
  ground?: Color;
  weight?: number;
  pivot?: readonly [x: number, y: number];
  back?: Color;
  /** One pose per beat of the loop; the last leads back to the first. */
  poses?: readonly Partial<Pose>[];
  /** Share of a beat, up to a half, that the tile waits before it moves: makes a group move as a wave. */
  delay?: number;
  /** Set by `frame`: quarter turns around the pivot, and the width left while flipping. */
  orbit?: number;
  squash?: number;
};

export type TileOptions<Color = TileColor> = Partial<
  Pick<Tile<Color>, 'turn' | 'ground' | 'weight' | 'pivot' | 'back' | 'poses' | 'delay'>
>;

export type Field<Color = TileColor> = { columns: number; rows: number; ground: Color; tiles: readonly Tile<Color>[] };

export type Board<Color = TileColor> = {
  readonly columns: number;
  readonly rows: number;
  readonly seed: number;
  random: () => number;
  /** A palette color by rank; 0 is the ground. Wraps around. */
  color: (rank: number) => Color;
  add: (
    shape: Shape,
    x: number,
    y: number,
    size: number | readonly [w: number, h: number],
    fill: Color,
    options?: TileOptions<Color>,
  ) => void;
};

export type Rule<Color = TileColor> = (board: Board<Color>) => void;

export type FieldInput<Color = TileColor> = {
  seed: number;
  palette: Palette<NoInfer<Color>>;
  rule: Rule<Color>;
  columns: number;
  rows: number;
};
