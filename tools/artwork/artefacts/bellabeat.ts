import { disc, leaf, rect } from '../tiles/figures';
import { bellabeat as leaves } from '../tiles/rules/bellabeat';
import { device } from './carriers';
import { drawArtefact } from './sheet';

/** A sleeve with the pattern, and the tray half out of it, in which the leaf lies. */
const packaging = drawArtefact('vermilion', (sheet) => {
  rect(sheet, 60, 14, 92, 72, 'paper');
  leaf(sheet, 104, 26, 40, 'right', 'vermilion', 'moss');
  disc(sheet, 136, 34, 3, 'paper');
  rect(sheet, 0, 10, 96, 80, 'moss');
  sheet.print(leaves, {
    x: 0,
    y: 26,
    columns: 24,
    rows: 16,
    cell: 4,
    seed: 6,
    colors: ['moss', 'blush', 'paper', 'vermilion'],
  });
  sheet.write({ text: 'Bellabeat', x: 6, y: 14, cap: 8, color: 'paper' });
  sheet.write({ text: 'necklace', x: 124, y: 73, cap: 5, color: 'moss', align: 'middle' });
});

/** The app close up: a day each around the ring, the blossom of the phase inside. */
const app = drawArtefact('blush', (sheet) => {
  device(sheet, [14, 8, 132, 200], 4, { body: 'moss', screen: 'paper' });
  const days = 28;
  for (let day = 0; day < days; day += 1) {
    const angle = (day / days) * 2 * Math.PI;
    const [x, y] = [Math.round(96 + 40 * Math.sin(angle)), Math.round(62 - 40 * Math.cos(angle))];
    disc(sheet, x, y, day < 5 ? 4 : 3, day < 5 ? 'vermilion' : day < 17 ? 'moss' : 'blush');
  }
  const s = 24;
  leaf(sheet, 96 - s, 62 - s, s, 'left', 'moss');
  leaf(sheet, 96, 62 - s, s, 'right', 'blush');
  leaf(sheet, 96 - s, 62, s, 'right', 'blush');
  leaf(sheet, 96, 62, s, 'left', 'moss');
  disc(sheet, 96, 62, 12, 'paper');
  disc(sheet, 96, 62, 6, 'vermilion');
  sheet.write({ text: 'Bellabeat', x: 23, y: 18, cap: 5, color: 'moss' });
  sheet.write({ text: 'cycle', x: 23, y: 28, cap: 8, color: 'vermilion' });
});

/** Both pages of the rule book. */
const ruleBook = drawArtefact('moss', (sheet) => {
  rect(sheet, 4, 4, 152, 92, 'vermilion');
  rect(sheet, 8, 8, 71, 84, 'paper');
  rect(sheet, 80, 8, 72, 84, 'blush');
  sheet.print(leaves, {
    x: 80,
    y: 36,
    columns: 9,
    rows: 7,
    cell: 8,
    seed: 7,
    colors: ['blush', 'moss', 'paper', 'vermilion'],
  });
  for (const [line, text] of ['name,', 'say,', 'offer,', 'stop.'].entries())
    sheet.write({ text, x: 16, y: 18 + line * 17, cap: 11, color: line === 3 ? 'vermilion' : 'moss' });
  sheet.write({ text: 'Bellabeat', x: 88, y: 18, cap: 6, color: 'moss' });
});

export const bellabeat = [packaging, app, ruleBook] as const;
