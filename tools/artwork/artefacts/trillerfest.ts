import type { TileColor } from '../../../src/content/types';
import { arch, capsule, disc, rect } from '../tiles/figures';
import { trillerfest as waves } from '../tiles/rules/trillerfest';
import type { Board } from '../tiles/types';
import { device } from './carriers';
import { drawArtefact } from './sheet';

/** Two sheets of the same rule side by side on a wall: the sound rises from below, the bill stands above it. */
const poster = drawArtefact('blush', (sheet) => {
  const sound = { y: 36, columns: 24, rows: 24, cell: 4, seed: 4 } as const;
  rect(sheet, 6, 6, 96, 30, 'ink');
  sheet.print(waves, { ...sound, x: 6, colors: ['ink', 'vermilion', 'sun', 'blush'] });
  sheet.write({ text: 'TrillerFest', x: 12, y: 12, cap: 12, color: 'sun' });
  for (const [line, text] of ['studios', 'rooftops', 'bedrooms'].entries())
    sheet.write({ text, x: 12, y: 32 + line * 8, cap: 5, color: 'blush' });
  rect(sheet, 108, 6, 96, 30, 'vermilion');
  sheet.print(waves, { ...sound, x: 108, colors: ['vermilion', 'ink', 'blush', 'sun'] });
  sheet.write({ text: 'lineup', x: 114, y: 14, cap: 10, color: 'ink' });
});

/** Numbers of half rings and bars, `r` the radius and a half of it the thickness; 3.5 radii high. */
const numbers: Readonly<Record<1 | 2 | 3, (board: Board, cx: number, y: number, r: number, fill: TileColor) => void>> =
  {
    1: (board, cx, y, r, fill) => {
      rect(board, cx, y, r / 2, r * 3.5, fill);
      board.add('triangle', cx - r / 2, y, r / 2, fill, { turn: 2 });
    },
    2: (board, cx, y, r, fill) => {
      arch(board, cx, y + r, r, 0.5, 0, fill);
      board.add('arc', cx, y + r, r, fill);
      board.add('arc', cx - r, y + r * 1.5, r, fill, { turn: 2 });
      rect(board, cx - r, y + r * 2.5, r / 2, r, fill);
      rect(board, cx - r / 2, y + r * 3, r * 1.5, r / 2, fill);
    },
    3: (board, cx, y, r, fill) => {
      for (const row of [0, 1.5]) arch(board, cx, y + r + row * r, r, 0.5, 1, fill);
      for (const row of [0, 1.5, 3]) rect(board, cx - r, y + row * r, r, r / 2, fill);
    },
  };

/** The same phone three times: the number falls, the sound rises. */
const countdown = drawArtefact('vermilion', (sheet) => {
  const steps = [
    { count: 3, rows: 12, text: 'something', screen: 'blush', colors: ['blush', 'ink', 'vermilion', 'sun'] },
    { count: 2, rows: 16, text: 'is about', screen: 'sun', colors: ['sun', 'ink', 'vermilion', 'blush'] },
    { count: 1, rows: 20, text: 'to start', screen: 'vermilion', colors: ['vermilion', 'ink', 'sun', 'blush'] },
  ] as const;
  for (const [index, { count, rows, text, screen, colors }] of steps.entries()) {
    const x = 6 + index * 51;
    device(sheet, [x, 5, 46, 90], 3, { body: 'ink', screen });
    sheet.print(waves, { x: x + 3, y: 81 - rows * 2, columns: 20, rows, cell: 2, seed: 4, colors });
    numbers[count](sheet, x + 23, 19, 8, 'ink');
    const middle = { x: x + 23, cap: 4, color: 'ink', align: 'middle' } as const;
    sheet.write({ ...middle, text, y: 11 });
    sheet.write({ ...middle, text: 'TrillerFest', y: 83 });
  }
});

/** The screen between two towers of loudspeakers; the lower third names the room that plays. */
const lowerThird = drawArtefact('ink', (sheet) => {
  const colors = ['vermilion', 'sun', 'ink', 'blush'] as const;
  sheet.print(waves, { x: 24, y: 4, columns: 28, rows: 20, cell: 4, seed: 6, colors });
  rect(sheet, 24, 58, 112, 18, 'blush');
  rect(sheet, 24, 58, 18, 18, 'ink');
  for (const [index, height] of [6, 12, 8].entries())
    capsule(sheet, 28 + index * 4, 67 - height / 2, 2, height, index === 1 ? 'sun' : 'vermilion');
  sheet.write({ text: 'TrillerFest', x: 46, y: 61, cap: 4, color: 'ink' });
  sheet.write({ text: 'playing from rooftops', x: 46, y: 68, cap: 5, color: 'ink' });
  for (const x of [2, 138])
    for (const y of [18, 40, 62]) {
      rect(sheet, x, y, 20, 20, 'blush');
      disc(sheet, x + 10, y + 10, 9, 'ink');
      disc(sheet, x + 10, y + 10, 6, 'vermilion');
      disc(sheet, x + 10, y + 10, 2, 'ink');
    }
  rect(sheet, 0, 86, 160, 14, 'sun');
});

export const trillerfest = [countdown, lowerThird, poster] as const;
