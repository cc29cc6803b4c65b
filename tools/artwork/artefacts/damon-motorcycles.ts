import { capsule, disc, half, rect } from '../tiles/figures';
import { damonMotorcycles as speed } from '../tiles/rules/damon-motorcycles';
import { rounded } from './carriers';
import { drawArtefact } from './sheet';

/** The display close up: the rider from above, speed ahead, and an arc that grows on the side that a threat comes from. */
const display = drawArtefact('vermilion', (sheet) => {
  rounded(sheet, [6, 8, 200, 84], 20, 'ink');
  const colors = ['ink', 'paper', 'ink', 'ultramarine'] as const;
  sheet.print(speed, { x: 66, y: 20, columns: 16, rows: 10, cell: 6, seed: 6, colors });
  for (const [r, thickness] of [
    [16, 4],
    [26, 6],
    [40, 10],
  ] as const)
    sheet.add('arc', 60 - r, 50, r, 'vermilion', { turn: 1, weight: thickness / r });
  capsule(sheet, 34, 46, 56, 8, 'paper');
  half(sheet, 66, 50, 16, 3, 'paper');
  disc(sheet, 66, 50, 8, 'ultramarine');
  sheet.write({ text: 'Damon', x: 22, y: 17, cap: 5, color: 'paper' });
  sheet.write({ text: 'blind spot', x: 22, y: 26, cap: 5, color: 'vermilion' });
});

/** A page on which the whole reservation takes a single screen. */
const page = drawArtefact('ultramarine', (sheet) => {
  rect(sheet, 10, 6, 140, 94, 'paper');
  sheet.write({ text: 'Damon', x: 16, y: 10, cap: 6, color: 'ink' });
  rect(sheet, 106, 8, 38, 10, 'ink');
  sheet.write({ text: 'reservation', x: 125, y: 11, cap: 4, color: 'paper', align: 'middle' });
  rect(sheet, 10, 20, 140, 60, 'vermilion');
  rect(sheet, 10, 80, 140, 6, 'ink');
  const colors = ['vermilion', 'ink', 'paper', 'ultramarine'] as const;
  sheet.print(speed, { x: 54, y: 20, columns: 16, rows: 11, cell: 6, seed: 5, colors });
  for (const [line, text] of ['speed first,', 'then', 'awareness'].entries())
    sheet.write({ text, x: 16, y: 26 + line * 8, cap: 5, color: 'ink' });
  for (const [index, text] of ['turn', 'switch', 'trigger'].entries()) {
    const x = 10 + index * 47;
    if (index > 0) rect(sheet, x - 1, 86, 1, 14, 'ink');
    sheet.write({ text, x: x + 6, y: 90, cap: 5, color: 'ink' });
  }
});

/** The box of the helmet: the arc of light of the display stands on its right side. */
const box = drawArtefact('ink', (sheet) => {
  rect(sheet, 16, 30, 128, 74, 'vermilion');
  for (const [r, thickness] of [
    [36, 4],
    [46, 6],
    [60, 10],
  ] as const)
    for (const [turn, y] of [
      [3, 90 - r],
      [0, 90],
    ] as const)
      sheet.add('arc', 74, y, r, 'paper', { turn, weight: thickness / r });
  rect(sheet, 10, 6, 140, 26, 'ultramarine');
  sheet.write({ text: 'Damon', x: 18, y: 12, cap: 14, color: 'paper' });
  half(sheet, 74, 76, 28, 0, 'ink');
  rect(sheet, 46, 76, 56, 30, 'ink');
  capsule(sheet, 50, 70, 48, 18, 'ultramarine');
  sheet.write({ text: 'helmet', x: 24, y: 40, cap: 6, color: 'ink' });
});

export const damonMotorcycles = [display, page, box] as const;
