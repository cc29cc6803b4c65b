import type { Shape, Tile } from './types';

export type Point = readonly [x: number, y: number];
/** A closed outline: the start, then lines (one point) and Bézier curves (three points). */
export type Outline = readonly (readonly Point[])[];

/** Makes a Bézier curve follow a quarter circle of radius 1, to within 0.03 %. */
const kappa = 0.5523;

const quarterCircle: readonly Point[] = [
  [1, kappa],
  [kappa, 1],
  [0, 1],
];

const unit = (shape: Shape, weight: number): Outline => {
  const inner = 1 - weight;
  switch (shape) {
    case 'quarter':
      return [[[0, 0]], [[1, 0]], quarterCircle];
    case 'arc':
      return [
        [[inner, 0]],
        [[1, 0]],
        quarterCircle,
        [[0, inner]],
        [
          [inner * kappa, inner],
          [inner, inner * kappa],
          [inner, 0],
        ],
      ];
    case 'triangle':
      return [[[0, 0]], [[1, 0]], [[0, 1]]];
    case 'bar':
      return [[[0, 0]], [[weight, 0]], [[weight, 1]], [[0, 1]]];
    case 'square':
      return [[[0, 0]], [[1, 0]], [[1, 1]], [[0, 1]]];
  }
};

const rotate = ([x, y]: Point, turns: number): Point => {
  // Whole turns are exact, so that neighboring tiles meet without a seam.
  const whole = ((turns % 4) + 4) % 4;
  if (whole === 0) return [x, y];
  if (whole === 1) return [-y, x];
  if (whole === 2) return [-x, -y];
  if (whole === 3) return [y, -x];
  const angle = (turns * Math.PI) / 2;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
};

/** How much a square must shrink while it turns, to keep inside its cell. */
const fitScale = (turns: number) => {
  const angle = (turns * Math.PI) / 2;
  return Number.isInteger(turns) ? 1 : 1 / (Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle)));
};

/** A tile's outline on the board, in cells. With `cell`, that of its whole cell. */
export const outline = (tile: Tile, cell = false): Outline => {
  const { x, y, w, h, turn, weight = 0.5, pivot = [x + w / 2, y + h / 2], orbit = 0, squash = 1 } = tile;
  const scale = fitScale(turn);
  const place = ([unitX, unitY]: Point): Point => {
    const [turnedX, turnedY] = rotate([unitX - 0.5, unitY - 0.5], cell ? 0 : turn);
    const shrink = cell ? 1 : scale;
    const boardX = x + w * (0.5 + turnedX * shrink);
    const boardY = y + h * (0.5 + turnedY * shrink);
    const [orbitX, orbitY] = rotate([boardX - pivot[0], boardY - pivot[1]], orbit);
    return [pivot[0] + orbitX * squash, pivot[1] + orbitY];
  };
  return unit(cell ? 'square' : tile.shape, weight).map((points) => points.map(place));
};
