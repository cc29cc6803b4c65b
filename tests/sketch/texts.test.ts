import { expect, it } from 'vitest';
import { blocksOf } from '../../src/sketch/blocks';
import { eventIn } from '../../src/sketch/event';
import { linksIn } from '../../src/sketch/links';
import { letterBudget, plainText, shorten, splitSentence } from '../../src/sketch/texts';
import type { Block } from '../../src/sketch/types';

const heading = (text: string): Block => ({ kind: 'heading', text });
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const list = (...items: string[]): Block => ({ kind: 'list', isOrdered: false, items });
const ordered = (...items: string[]): Block => ({ kind: 'list', isOrdered: true, items });
const questions = (...pairs: [question: string, answer: string][]): Block => ({
  kind: 'questions',
  items: pairs.map(([question, answer]) => ({ question, answer })),
});

const long = 'We bake all of it at night, from flour that is ground in the next town but one';

it.each<[what: string, typed: string, blocks: Block[]]>([
  ['nothing', '', []],
  ['each line is a paragraph', 'We bake.\nWe sell.', [paragraph('We bake.'), paragraph('We sell.')]],
  ['a sentence that an e-mail broke is one', `${long}\nwhere it grows.`, [paragraph(`${long} where it grows.`)]],
  ['a short line over a text', 'Our story\n\nWe bake.', [heading('Our story'), paragraph('We bake.')]],
  ['a last short line is no heading', 'We bake.\n\nSince 1990', [paragraph('We bake.'), paragraph('Since 1990')]],
  ['dashes', 'Our bread:\n- Rye\n– Spelt\n• Oat', [heading('Our bread'), list('Rye', 'Spelt', 'Oat')]],
  ['a number is no dash', '-5 degrees\n-10 degrees', [paragraph('-5 degrees'), paragraph('-10 degrees')]],
  ['who is quoted', '“Good bread.”\n— A customer', [paragraph('“Good bread.”'), paragraph('— A customer')]],
  ['short lines', 'Rye\nSpelt\nOat', [list('Rye', 'Spelt', 'Oat')]],
  ['lines and a list', 'Rye\nOat\nCorn\nCakes\n- Plum', [list('Rye', 'Oat', 'Corn'), heading('Cakes'), list('Plum')]],
  ['lines after a colon', 'Open:\nMonday 7–3\nFriday 7–5', [heading('Open'), list('Monday 7–3', 'Friday 7–5')]],
  ['lines that count', '1. Call\n2. Order\n3. Eat', [ordered('Call', 'Order', 'Eat')]],
  ['other numbers stay as they are', '12. June\n13. June', [paragraph('12. June'), paragraph('13. June')]],
  ['an address stays as it is', '1 Sample Street, Wichita.', [paragraph('1 Sample Street, Wichita.')]],
  ['marks of Markdown', '## Cakes\nFor weddings.', [heading('Cakes'), paragraph('For weddings.')]],
  ['Q and A', 'Q: Vegan?\nA: Some.\nQ2. Nuts?\nA2. No.', [questions(['Vegan?', 'Some.'], ['Nuts?', 'No.'])]],
  ['question marks', 'Do you deliver?\nHere.\nOn Fridays.', [questions(['Do you deliver?', 'Here. On Fridays.'])]],
  ['an empty line', 'Do you deliver?\n\nYes, in Wichita.', [questions(['Do you deliver?', 'Yes, in Wichita.'])]],
  ['a question alone', 'Hungry?', [paragraph('Hungry?')]],
  ['question, heading', 'Hungry?\n\nOur bread\n- Rye', [paragraph('Hungry?'), heading('Our bread'), list('Rye')]],
  ['other scripts', 'هل لديكم خبز؟\nنعم.', [questions(['هل لديكم خبز؟', 'نعم.'])]],
])('the blocks of a text %s', (_, typed, blocks) => expect(blocksOf(typed)).toEqual(blocks));

it.each(['- a\n', '2. a\n', 'a\n', 'a?\n', 'a:\n', '\n', 'Q: a\n', `${'a'.repeat(55)}\n`, '# a\n', '— a\n\n'])(
  'the blocks of a text 50,000 letters of %j take no time',
  (line) => {
    const start = performance.now();
    blocksOf(line.repeat(50_000 / line.length));
    expect(performance.now() - start).toBeLessThan(1500);
  },
);

it.each([
  ['Bread that is worth the walk. Open from seven.', 'Bread that is worth the walk.', 'Open from seven.'],
  ['No end', 'No end', ''],
  ['Fresh at St. Louis and Mt. Airy! Come by.', 'Fresh at St. Louis and Mt. Airy!', 'Come by.'],
  ['Made by J. Doe. In Wichita.', 'Made by J. Doe.', 'In Wichita.'],
  ['Version 2.0 is here. Now.', 'Version 2.0 is here.', 'Now.'],
  ['She said “eat.” We did.', 'She said “eat.”', 'We did.'],
  ['おいしいパン。毎日七時から。', 'おいしいパン。', '毎日七時から。'],
  ['Bread, cakes etc.', 'Bread, cakes etc.', ''],
])('the first sentence %s', (line, first, rest) => expect(splitSentence(line)).toEqual([first, rest]));

it.each([
  ['whole', 5, 'whole'],
  ['one two three', 10, 'one two …'],
  ['x'.repeat(100), 10, `${'x'.repeat(8)} …`],
  [`${'x'.repeat(7)}😀😀`, 10, `${'x'.repeat(7)} …`],
])('shortening %s to %d letters', (text, limit, shortened) => {
  expect(shorten(text, limit)).toBe(shortened);
  expect(shortened.length).toBeLessThanOrEqual(limit);
});

it('shortening ends all texts of a page when its letters are used up', () => {
  const budget = letterBudget(12);
  expect([budget.take('one two'), budget.isCut()]).toEqual(['one two', false]);
  expect([budget.take('three four'), budget.isCut()]).toEqual(['thr …', true]);
  expect(budget.take('five')).toBe('');
});

it('shortening takes control characters out, and has one kind of line break', () => {
  expect(plainText('a\u0000b\r\nc\u2028d\u007f ')).toBe('ab\nc\nd');
});

it.each([
  ['Doors open at six\nLaunch on June 12, 2026 at 7 PM', 'June 12, 2026', 'Launch on June 12, 2026 at 7 PM'],
  ['- Saturday, 12th of June 2026', 'Saturday, 12th of June 2026', 'Saturday, 12th of June 2026'],
  ['Opening 2026-06-12', '2026-06-12', 'Opening 2026-06-12'],
  ['6/12/2026', '6/12/2026', '6/12/2026'],
  ['am 12.06.2026', '12.06.2026', 'am 12.06.2026'],
  ['2026年6月12日開店', '2026年6月12日', '2026年6月12日開店'],
  [`${long}. ${long}. Join us on Sept. 3rd, 2026.`, 'Sept. 3rd, 2026', 'Join us on Sept. 3rd, 2026.'],
])('the line of an event %s', (text, date, line) => expect(eventIn(['', text])).toEqual({ date, line }));

it.each(['June 12', 'In 2026', 'Suite 12, 2010 Main Street', '12 loaves 2026', '1.2.3', 'May 2026'])(
  'the line of an event %s has no full date',
  (text) => expect(eventIn([text])).toBeNull(),
);

it.each([
  ['instagram.com/bakery', 'instagram.com/bakery', 'https://instagram.com/bakery'],
  ['Shop: https://www.shop.example/a?b=1#c.', 'shop.example/a?b=1#c', 'https://www.shop.example/a?b=1#c'],
  ['http://old.example/', 'old.example', 'http://old.example/'],
  ['(example.com:8080/x)', 'example.com:8080/x', 'https://example.com:8080/x'],
  ['mailto:us@shop.example', 'us@shop.example', 'mailto:us@shop.example'],
  ['us@shop.example', 'us@shop.example', 'mailto:us@shop.example'],
  ['tel:+13165550100', '+13165550100', 'tel:+13165550100'],
  ['\u202ahttps://shop.\u00adexample/a\u200b\u202c', 'shop.example/a', 'https://shop.example/a'],
  ['bäckerei.example', 'bäckerei.example', 'https://xn--bckerei-5wa.example/'],
])('links %s', (typed, text, url) => expect(linksIn(typed)).toEqual([{ text, url }]));

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'ftp://a.example',
  'https://user@a.example',
  'https://user:secret@a.example',
  '@bakery',
  'https://',
  'mailto:',
  'see e.g. our shop',
  '316-555-0100',
  '1.5',
])('links %s is none', (typed) => expect(linksIn(typed)).toEqual([]));

it('links are each there once, in their order', () => {
  const texts = linksIn('b.example, a.example\nhttps://b.example').map(({ text }) => text);
  expect(texts).toEqual(['b.example', 'a.example']);
});
