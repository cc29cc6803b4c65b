import { rect } from '../tiles/figures';
import { casperBlockchain as blocks } from '../tiles/rules/casper-blockchain';
import { drawArtefact } from './sheet';

/** A strip of film: one frame, and the ends of those before and after it. */
const film = drawArtefact('blush', (sheet) => {
  rect(sheet, 0, 6, 160, 88, 'ink');
  for (let x = 2; x < 160; x += 12) for (const y of [9, 86]) rect(sheet, x, y, 6, 5, 'blush');
  const frame = { y: 18, columns: 26, rows: 16, cell: 4, colors: ['ultramarine', 'paper', 'ink', 'blush'] } as const;
  sheet.print(blocks, { ...frame, x: -80, seed: 4 });
  sheet.print(blocks, { ...frame, x: 28, seed: 5, colors: ['ultramarine', 'paper', 'blush', 'ink'] });
  sheet.print(blocks, { ...frame, x: 136, seed: 7 });
  sheet.write({ text: 'Casper', x: 33, y: 22, cap: 5, color: 'paper' });
});

/** Rows of a contract: how far each is indented, how long it is, and the block that it repeats. */
const sample = [
  [0, 4, 'quarter'],
  [1, 7, 'triangle'],
  [2, 5, 'bar'],
  [1, 6, 'quarter'],
  [0, 3, 'triangle'],
] as const;

/** A page of the documentation: what it answers, and the contract of the first hour, built of blocks edge to edge. */
const documentation = drawArtefact('ultramarine', (sheet) => {
  rect(sheet, 10, 6, 160, 100, 'paper');
  rect(sheet, 10, 6, 46, 100, 'blush');
  sheet.write({ text: 'Casper', x: 16, y: 14, cap: 6, color: 'ink' });
  for (const [line, text] of ['staking', 'upgrades', 'permissions'].entries()) {
    rect(sheet, 16, 31 + line * 14, 36, 1, 'ink');
    sheet.write({ text, x: 16, y: 36 + line * 14, cap: 4, color: 'ink' });
  }
  sheet.write({ text: 'the first hour', x: 64, y: 14, cap: 9, color: 'ink' });
  rect(sheet, 64, 32, 100, 70, 'ink');
  for (const [line, [indent, length, shape]] of sample.entries())
    for (let index = indent; index < indent + length; index += 1) {
      const isNew = line === 1 && index === indent + length - 1;
      const [fill, ground] =
        index % 3 === line % 3 ? (['ultramarine', 'paper'] as const) : (['paper', 'ultramarine'] as const);
      sheet.add(shape, 70 + index * 10, 37 + line * 13, 10, isNew ? 'ink' : fill, {
        ground: isNew ? 'blush' : ground,
        turn: (line + index) % 4,
      });
    }
});

/** A slide with the diagram of who decides. */
const slide = drawArtefact('ink', (sheet) => {
  rect(sheet, 8, 8, 144, 84, 'ultramarine');
  const colors = ['ultramarine', 'paper', 'ink', 'blush'] as const;
  sheet.print(blocks, { x: 54, y: 12, columns: 12, rows: 9.5, cell: 8, seed: 6, colors });
  for (const [line, text] of ['who', 'can change', 'a contract?'].entries())
    sheet.write({ text, x: 14, y: 16 + line * 10, cap: 6, color: 'paper' });
  sheet.write({ text: 'Casper', x: 14, y: 80, cap: 5, color: 'blush' });
});

export const casperBlockchain = [film, documentation, slide] as const;
