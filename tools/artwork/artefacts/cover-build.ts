import { disc, rect, wedge } from '../tiles/figures';
import { coverBuild as plans } from '../tiles/rules/cover-build';
import type { Board } from '../tiles/types';
import { outlined } from './carriers';
import { drawArtefact } from './sheet';

/** A drawn sheet with its border and the title block along its right side. */
const planSheet = drawArtefact('moss', (sheet) => {
  rect(sheet, 6, 6, 148, 88, 'paper');
  outlined(sheet, [9, 9, 142, 82], 1, 'ink');
  const colors = ['paper', 'ink', 'moss', 'sun'] as const;
  sheet.print(plans, { x: 12, y: 12, columns: 25, rows: 19, cell: 4, seed: 4, colors });
  rect(sheet, 114, 10, 1, 80, 'ink');
  for (const y of [36, 60, 75]) rect(sheet, 115, y, 35, 1, 'ink');
  sheet.add('quarter', 120, 40, 16, 'moss', { turn: 3, ground: 'sun' });
  for (const [line, text] of ['Cover', 'Build'].entries())
    sheet.write({ text, x: 119, y: 14 + line * 10, cap: 6, color: 'ink' });
  sheet.write({ text: 'own lot', x: 119, y: 66, cap: 4, color: 'ink' });
  sheet.write({ text: 'floor plan', x: 119, y: 81, cap: 4, color: 'ink' });
});

/** The configurator close up: a wall is being moved, and the bill runs beside it, its sum left blank. */
const configurator = drawArtefact('moss', (sheet) => {
  const colors = ['moss', 'ink', 'paper', 'sun'] as const;
  sheet.print(plans, { x: -8, y: 0, columns: 14, rows: 10, cell: 10, seed: 6, colors });
  rect(sheet, 42, 4, 5, 56, 'sun');
  for (const y of [0, 52]) {
    rect(sheet, 40, y, 9, 9, 'ink');
    rect(sheet, 42, y + 2, 5, 5, 'sun');
  }
  rect(sheet, 104, 0, 56, 100, 'paper');
  rect(sheet, 104, 0, 1, 100, 'ink');
  sheet.write({ text: 'Cover Build', x: 110, y: 8, cap: 5, color: 'moss' });
  sheet.write({ text: 'running bill', x: 110, y: 20, cap: 5, color: 'ink' });
  for (const [line, text] of ['walls', 'doors', 'windows'].entries()) {
    const y = 32 + line * 14;
    rect(sheet, 110, y, 44, 1, 'ink');
    sheet.write({ text, x: 110, y: y + 5, cap: 5, color: 'ink' });
  }
  rect(sheet, 146, 36, 2, 8, 'ink');
  sheet.add('quarter', 146, 50, 8, 'ink');
  outlined(sheet, [146, 64, 8, 8], 2, 'ink');
  rect(sheet, 110, 78, 44, 16, 'ink');
  rect(sheet, 112, 80, 40, 12, 'paper');
});

type Cut = (board: Board, x: number, y: number, w: number, h: number) => void;
const wall: Cut = (board, x, y, w, h) => rect(board, x, y, w, h, 'paper');
/** Lies on its side. */
const door: Cut = (board, x, y, w, h) => {
  wall(board, x, y, w, h);
  rect(board, x, y + 4, w - 6, h - 8, 'ink');
  disc(board, x + w / 2, y + 7, 1, 'sun');
};
const window: Cut = (board, x, y, w, h) => {
  wall(board, x, y, w, h);
  rect(board, x + 4, y + 6, w - 8, h - 16, 'moss');
  rect(board, x + w / 2 - 1, y + 6, 2, h - 16, 'paper');
};
const gable: Cut = (board, x, y, w, h) => {
  wedge(board, x, y, h, 0, 'ink');
  for (const [index, fill] of (['paper', 'sun', 'paper'] as const).entries())
    rect(board, x + w / 2 - 13 + index * 9, y + h - 12, 8, 8, fill);
};
const hangingGable: Cut = (board, x, y, _, h) => wedge(board, x, y, h, 2, 'moss');

/** The board from which the saw cuts the panels of one house: turned and nested, so that little is left. */
const cutSheet = drawArtefact('ink', (sheet) => {
  rect(sheet, 6, 6, 148, 88, 'sun');
  for (const [cut, x, y, w, h] of [
    [window, 10, 10, 28, 34],
    [wall, 40, 10, 14, 34],
    [door, 56, 10, 34, 20],
    [wall, 56, 32, 34, 12],
    [window, 92, 10, 28, 34],
    [wall, 122, 10, 28, 34],
    [gable, 10, 46, 56, 28],
    [hangingGable, 40, 46, 56, 28],
    [gable, 70, 46, 56, 28],
    [wall, 128, 46, 22, 28],
  ] as const)
    cut(sheet, x, y, w, h);
  for (const [line, text] of ['Cover', 'Build'].entries())
    sheet.write({ text, x: 126, y: 15 + line * 9, cap: 5, color: 'moss' });
  sheet.write({ text: 'the saw reads what the homeowner drew', x: 10, y: 82, cap: 4, color: 'ink' });
});

export const coverBuild = [configurator, cutSheet, planSheet] as const;
