import { type Box, composeField, isInside } from '../../../src/components/media/tiles/field';
import type { Field, FieldInput, Tile } from './types';

/** Whether a tile stays inside the frame in every pose, and in every position of a turn about its pivot. */
const canMove = ({ x, y, w, h, pivot, poses = [] }: Tile, field: Field) => {
  const boxes = poses.map(
    ({ dx = 0, dy = 0, dw = 0, dh = 0 }): Box => ({ x: x + dx, y: y + dy, w: w + dw, h: h + dh }),
  );
  if (pivot && poses.some(({ orbit }) => orbit)) {
    const reach = Math.max(pivot[0] - x, x + w - pivot[0], pivot[1] - y, y + h - pivot[1]);
    boxes.push({ x: pivot[0] - reach, y: pivot[1] - reach, w: 2 * reach, h: 2 * reach });
  }
  return boxes.every((box) => isInside(box, field));
};

/** A field for a film. A tile that would turn out of the frame does not move. */
export const composeMoving = (input: FieldInput): Field => {
  const field: Field = composeField(input);
  const tiles = field.tiles.map((tile) => {
    const { poses: _poses, ...still } = tile;
    return canMove(tile, field) ? tile : still;
  });
  return { ...field, tiles };
};
