/** The types of the tile engine, with what moves in a film. */
import type * as still from '../../../src/components/media/tiles/types';
import type { TileColor } from '../../../src/content/types';

export type { Palette, Shape } from '../../../src/components/media/tiles/types';

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

export type TileOptions = still.TileOptions & {
  pivot?: readonly [x: number, y: number];
  back?: TileColor;
  /** One pose per beat of the loop; the last leads back to the first. */
  poses?: readonly Partial<Pose>[];
  /** Share of a beat, up to a half, that the tile waits before it moves: makes a group move as a wave. */
  delay?: number;
  /** Set by `frame`: quarter turns around the pivot, and the width left while flipping. */
  orbit?: number;
  squash?: number;
};
export type Tile = still.Tile<TileColor, TileOptions>;
export type Field = still.Field<TileColor, TileOptions>;
export type Board = still.Board<TileColor, TileOptions>;
export type Rule = still.Rule<TileColor, TileOptions>;
export type FieldInput = still.FieldInput<TileColor, TileOptions>;
