import type { DrawnTile } from '../../../components/media/tile-drawing';
import type { StudioRoleId } from '../../../content/public/studio';
import type { TileColor } from '../../../content/types';

type RoleDrawing = { ground: TileColor; columns: number; rows: number; tiles: readonly DrawnTile[] };

const shapes = { q: 'quarter', t: 'triangle', b: 'bar', s: 'square' } as const;
const isShape = (letter: string): letter is keyof typeof shapes => letter in shapes;
const turns = [0, 1, 2, 3] as const;

/**
 * Reads a drawing from text: a line for each row, and for each tile its shape, its quarter turns, and the place of its color
 * in `colors`. A dot is an empty cell.
 */
const draw = (ground: TileColor, colors: readonly TileColor[], text: string): RoleDrawing => {
  const lines = text.split('/').map((line) => line.trim().split(' '));
  const tiles = lines.flatMap((cells, y) =>
    cells.flatMap(([shape = '.', turn, color], x): DrawnTile[] => {
      const fill = colors[Number(color)];
      return isShape(shape) && fill
        ? [{ shape: shapes[shape], x, y, turn: turns[Number(turn)] ?? 0, color: fill }]
        : [];
    }),
  );
  return { ground, columns: lines[0]?.length ?? 0, rows: lines.length, tiles };
};

/** One drawing for each role. An agent makes many tiles, of which a person signs one. */
export const roleDrawings: Readonly<Record<StudioRoleId, RoleDrawing>> = {
  lead: draw('ink', ['sun', 'paper', 'vermilion', 'ultramarine'], 'q22 s01 q20 q30 / b31 q03 q13 q00'),
  producer: draw('sun', ['ink', 'vermilion'], 'q01 b00 b00 b00 / q01 b00 b00 . / q01 b00 b00 b00 / q00 b00 . .'),
  researcher: draw('ultramarine', ['paper', 'sun'], 'q20 q30 . . / q10 q01 . . / . . s01 . / . . . s01'),
  designer: draw(
    'blush',
    ['ink', 'vermilion', 'moss'],
    'q21 s00 q22 q32 / s00 q01 t10 q02 / t32 q30 q21 q31 / q12 b00 q11 q01',
  ),
  'motion-designer': draw(
    'moss',
    ['paper', 'sun'],
    'q00 q10 q20 q31 / q10 q20 q31 q00 / q20 q31 q00 q10 / q31 q00 q10 q20',
  ),
  editor: draw('vermilion', ['ink', 'paper'], 's01 . s01 . / q11 . q11 . / b00 b00 b00 b00 / b00 b00 b00 .'),
  engineer: draw(
    'ink',
    ['paper', 'ultramarine', 'sun'],
    's01 b00 b00 s01 / b30 q22 q32 b10 / b30 q12 q02 b10 / s01 b20 b20 s01',
  ),
  'growth-analyst': draw('sun', ['moss', 'ink'], '. . . t21 / . . t20 s00 / . t20 s00 s00 / t20 s00 s00 s00'),
  agents: draw(
    'paper',
    ['ink', 'vermilion'],
    'q20 q20 q20 q20 q20 q20 / q20 q20 q20 q20 q20 q20 / q20 q20 q20 q20 q01 q20 / q20 q20 q20 q20 q20 q20 / q20 q20 q20 q20 q20 q20 / q20 q20 q20 q20 q20 q20',
  ),
};
