/** Types of the tile engine. All lengths are in grid cells. The engine only passes colors on. */
import type { TileColor } from '../../../content/types';

/** Three colors or more by importance: background (`ground`), figure, second figure, accent. A client has at most four. */
export type Palette<Color = TileColor> = readonly [Color, Color, Color, ...Color[]];

/** At turn 0 a quarter, an arc and a triangle's right angle have the top left corner, a bar the left edge. Turns are clockwise. */
export type Shape = 'square' | 'quarter' | 'arc' | 'triangle' | 'bar';

export type TileOptions<Color = TileColor> = {
  /** Quarter turns, 0 to 3. */
  turn?: number;
  ground?: Color;
  /** How thick an arc or a bar is, as a part of the cell. */
  weight?: number;
};

export type Tile<Color = TileColor, Options = TileOptions<Color>> = Options & {
  shape: Shape;
  x: number;
  y: number;
  w: number;
  h: number;
  turn: number;
  fill: Color;
};

export type Field<Color = TileColor, Options = TileOptions<Color>> = {
  columns: number;
  rows: number;
  ground: Color;
  tiles: readonly Tile<Color, Options>[];
};

export type Board<Color = TileColor, Options = TileOptions<Color>> = {
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
    options?: Options,
  ) => void;
};

export type Rule<Color = TileColor, Options = TileOptions<Color>> = (board: Board<Color, Options>) => void;

export type FieldInput<Color = TileColor, Options = TileOptions<Color>> = {
  seed: number;
  palette: Palette<NoInfer<Color>>;
  rule: Rule<Color, Options>;
  columns: number;
  rows: number;
};
