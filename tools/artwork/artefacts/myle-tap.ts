import { disc, half, rect, ring } from '../tiles/figures';
import { device, rounded } from './carriers';
import { drawArtefact } from './sheet';

/** The disc close up, hung on its cord, its ring lit. */
const pendant = drawArtefact('sun', (sheet) => {
  for (const x of [72, 85]) rect(sheet, x, 0, 3, 27, 'moss');
  ring(sheet, 80, 26, 8, 0.375, 'moss');
  for (const [r, fill] of [
    [60, 'moss'],
    [48, 'blush'],
    [40, 'moss'],
    [28, 'paper'],
    [20, 'moss'],
    [8, 'sun'],
  ] as const)
    disc(sheet, 80, 88, r, fill);
  sheet.write({ text: 'Myle', x: 12, y: 14, cap: 12, color: 'moss' });
  sheet.write({ text: 'Tap', x: 148, y: 14, cap: 12, color: 'moss', align: 'end' });
});

/** The app beside the ring of a tap: what was said has become three entries. */
const app = drawArtefact('blush', (sheet) => {
  for (const [r, fill] of [
    [72, 'sun'],
    [60, 'blush'],
    [48, 'moss'],
    [36, 'blush'],
    [24, 'paper'],
  ] as const)
    half(sheet, 160, 50, r, 3, fill);
  device(sheet, [10, 8, 92, 120], 4, { body: 'moss', screen: 'paper' });
  sheet.write({ text: 'Myle Tap', x: 20, y: 18, cap: 5, color: 'moss' });
  for (const [line, [text, fill, figure]] of (
    [
      ['lunch', 'sun', 'moss'],
      ['an expense', 'blush', 'moss'],
      ['an idea', 'moss', 'paper'],
    ] as const
  ).entries()) {
    const y = 30 + line * 24;
    rect(sheet, 14, y, 84, 24, fill);
    disc(sheet, 86, y + 12, 8, figure);
    disc(sheet, 86, y + 12, 5, fill);
    disc(sheet, 86, y + 12, 2, figure);
    sheet.write({ text, x: 20, y: y + 9, cap: 6, color: figure });
  }
});

/** The instruction card, folded twice: touch, speak while the ring is open, done when it closes. */
const card = drawArtefact('moss', (sheet) => {
  rounded(sheet, [8, 10, 144, 80], 8, 'paper');
  rect(sheet, 56, 10, 48, 80, 'blush');
  rounded(sheet, [104, 10, 48, 80], 8, 'sun');
  rect(sheet, 104, 10, 10, 80, 'sun');
  for (const x of [32, 80, 128]) disc(sheet, x, 48, 6, 'moss');
  for (const turn of [0, 1, 2])
    sheet.add('arc', turn === 0 ? 80 : 60, turn === 2 ? 28 : 48, 20, 'moss', { turn, weight: 0.3 });
  ring(sheet, 128, 48, 20, 0.3, 'moss');
  for (const [x, text] of [
    [32, 'one tap'],
    [80, 'one sentence'],
    [128, 'done'],
  ] as const)
    sheet.write({ text, x, y: 77, cap: 4, color: 'moss', align: 'middle' });
  sheet.write({ text: 'Myle Tap', x: 16, y: 17, cap: 5, color: 'moss' });
});

export const myleTap = [pendant, app, card] as const;
