import type { TileColor } from '../../../src/content/types';
import { arch, capsule, disc, half, rect, wedge } from '../tiles/figures';
import { unikoinGold as coins } from '../tiles/rules/unikoin-gold';
import type { Board } from '../tiles/types';
import { device } from './carriers';
import { drawArtefact } from './sheet';

/** The coin, with the letter that it bears. */
const coin = (board: Board, cx: number, cy: number, r: number, [edge, face, sign]: readonly TileColor[]) => {
  if (!edge || !face || !sign) return;
  disc(board, cx, cy, r, edge);
  disc(board, cx, cy, r * 0.8, face);
  const u = r * 0.4;
  arch(board, cx, cy, u, 0.5, 2, sign);
  for (const x of [cx - u, cx + u / 2]) rect(board, x, cy - u, u / 2, u, sign);
};

/** Two sides of a match, a bet on one of them, and what it pays. */
const matchDiagram = drawArtefact('ink', (sheet) => {
  rect(sheet, 0, 8, 152, 92, 'sun');
  half(sheet, 32, 50, 26, 3, 'ink');
  half(sheet, 38, 50, 26, 1, 'ultramarine');
  coin(sheet, 49, 50, 10, ['paper', 'ultramarine', 'paper']);
  wedge(sheet, 70, 44, 6, 1, 'ink');
  const colors = ['sun', 'ink', 'paper', 'ultramarine'] as const;
  sheet.print(coins, { x: 82, y: 25, columns: 16, rows: 12, cell: 4, seed: 6, colors });
  sheet.write({ text: 'Unikoin Gold', x: 6, y: 14, cap: 5, color: 'ink' });
  for (const [text, x] of [
    ['match', 6],
    ['bet', 82],
    ['paid', 122],
  ] as const)
    sheet.write({ text, x, y: 83, cap: 8, color: 'ink' });
});

/** The claim and the legal line in one size of type. */
const salePage = drawArtefact('sun', (sheet) => {
  rect(sheet, 8, 6, 144, 14, 'paper');
  sheet.write({ text: 'Unikoin Gold', x: 14, y: 10, cap: 6, color: 'ink' });
  const colors = ['ultramarine', 'ink', 'sun', 'paper'] as const;
  sheet.print(coins, { x: 8, y: 20, columns: 36, rows: 10, cell: 4, seed: 5, colors });
  rect(sheet, 8, 60, 72, 40, 'ink');
  rect(sheet, 80, 60, 72, 40, 'paper');
  for (const [line, text] of ['bought once,', 'spent on', 'matches'].entries())
    sheet.write({ text, x: 14, y: 67 + line * 11, cap: 6, color: 'paper' });
  for (const [line, text] of ['legal text', 'chosen by', 'country'].entries())
    sheet.write({ text, x: 86, y: 67 + line * 11, cap: 6, color: 'ink' });
});

/** Two phones of two friends: a coin passes from one to the other, and stacks grow there. */
const referral = drawArtefact('ultramarine', (sheet) => {
  device(sheet, [10, -20, 66, 108], 3, { body: 'ink', screen: 'sun' });
  device(sheet, [84, 12, 66, 108], 3, { body: 'ink', screen: 'paper' });
  for (const [stack, height] of [2, 4, 7].entries())
    for (let level = 1; level <= height; level += 1)
      capsule(sheet, 112 + stack * 11, 100 - level * 7, 10, 6, level === 7 ? 'sun' : 'ultramarine');
  coin(sheet, 80, 58, 30, ['ink', 'paper', 'ultramarine']);
  sheet.write({ text: 'Unikoin Gold', x: 18, y: 8, cap: 4, color: 'ink' });
  sheet.write({ text: 'a friend’s', x: 18, y: 20, cap: 6, color: 'ink' });
  sheet.write({ text: 'first match', x: 92, y: 20, cap: 6, color: 'ink' });
});

export const unikoinGold = [matchDiagram, salePage, referral] as const;
