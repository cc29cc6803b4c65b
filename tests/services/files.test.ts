import { expect, it } from 'vitest';
import { logoUpload, mediaUpload } from '../../src/content/flows/instant-site';
import { hasEnding } from '../../src/lib/files';
import { briefFiles } from '../../src/pages/flows/brief/brief-fields';
import { describeFiles, formatBytes } from '../../src/services/files';

const file = (name: string, type = '') => new File(['abc'], name, { type });

it('describeFiles keeps name, size and type of accepted files, however many', () => {
  const many = Array.from({ length: 12 }, (_, index) => file(`${index}.png`, 'image/png'));
  const notes = describeFiles([...many, file('a.exe')], { accept: ['.png'], limit: 10 });
  expect(notes).toHaveLength(12);
  expect(notes[0]).toEqual({ name: '0.png', size: 3, type: 'image/png' });
});

it('describeFiles keeps the last accepted file of a single-file field that is not empty', () => {
  const rule = { accept: ['.svg'], single: true };
  expect(
    describeFiles([file('a.svg'), file('b.svg'), new File([], 'd.svg'), file('c.ai')], rule).map(({ name }) => name),
  ).toEqual(['b.svg']);
  expect(describeFiles([], rule)).toEqual([]);
});

it.each([
  ['a.PNG', true],
  ['a.b.png', true],
  ['png', false],
  ['a.png.exe', false],
  ['', false],
  ['a.JPG', true],
  ['a.jpeg', true],
  ['a.Jfif', true],
  ['a.jpe', false],
])('%j is an accepted name: %s', (name, fits) => expect(hasEnding(name, ['.png', '.jpg'])).toBe(fits));

it('the JPEG that a camera names otherwise is sent, by every list that takes JPEGs', () => {
  for (const rule of [mediaUpload, logoUpload, ...Object.values(briefFiles)])
    expect(describeFiles([file('logo.jpeg'), file('logo.JFIF')], { ...rule, single: false })).toHaveLength(2);
});

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [3_440_000, '3.4 MB'],
])('%i bytes read %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
