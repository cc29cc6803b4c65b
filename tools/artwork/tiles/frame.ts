import type { Field, Pose, Tile } from './types';

/** Share of a beat that a movement takes. After it, the tile stands still. */
const moving = 0.5;

const still: Pose = { turn: 0, orbit: 0, flip: 0, dx: 0, dy: 0, dw: 0, dh: 0 };

const ease = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2);

/** The short way round: three quarter turns back is one forward. */
const turnBetween = (from: number, to: number) => {
  const ahead = (((to - from) % 4) + 4) % 4;
  return ahead > 2 ? ahead - 4 : ahead;
};

const posed = (tile: Tile, time: number): Tile => {
  const poses = tile.poses ?? [];
  if (poses.length === 0) return tile;
  const beat = Math.floor(time * poses.length);
  const from = { ...still, ...poses[beat] };
  const to = { ...still, ...poses[(beat + 1) % poses.length] };
  const share = ease(Math.min(1, Math.max(0, (time * poses.length - beat - (tile.delay ?? 0)) / moving)));
  const between = (key: keyof Pose) => from[key] + (to[key] - from[key]) * share;
  const flip = between('flip');
  return {
    ...tile,
    x: tile.x + between('dx'),
    y: tile.y + between('dy'),
    w: tile.w + between('dw'),
    h: tile.h + between('dh'),
    turn: tile.turn + from.turn + turnBetween(from.turn, to.turn) * share,
    orbit: from.orbit + turnBetween(from.orbit, to.orbit) * share,
    squash: Math.abs(Math.cos(flip * Math.PI)),
    fill: Math.round(flip) % 2 === 0 ? tile.fill : (tile.back ?? tile.fill),
  };
};

/** The picture at a moment of its loop: 0 is the start, 1 the same as 0. */
export const frame = (field: Field, time: number): Field => {
  const moment = time - Math.floor(time);
  return { ...field, tiles: field.tiles.map((tile) => posed(tile, moment)) };
};
