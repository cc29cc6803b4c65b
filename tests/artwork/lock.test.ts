import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MissingProgram, type Mode, openLock } from '../../tools/artwork/lock';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lock-'));
  mkdirSync(path.join(root, 'public'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Asks for one drawing. @returns whether it was drawn, and what is still old */
const ask = async (source: string, mode: Mode = 'draw', fail?: Error) => {
  const { derive, old } = openLock(mode, root);
  const draw = vi.fn(async () => {
    if (fail) throw fail;
    writeFileSync(path.join(root, 'public/a.svg'), source);
  });
  await derive(['a.svg'], source, draw);
  return { isDrawn: draw.mock.calls.length > 0, old };
};

it('draws once, and again when the source is another or the file is gone', async () => {
  expect((await ask('one')).isDrawn).toBe(true);
  expect((await ask('one')).isDrawn).toBe(false);
  expect((await ask('two')).isDrawn).toBe(true);
  rmSync(path.join(root, 'public/a.svg'));
  expect((await ask('two')).isDrawn).toBe(true);
});

it('checking names what is old and draws nothing', async () => {
  await ask('one');
  expect(await ask('one', 'check')).toEqual({ isDrawn: false, old: [] });
  expect(await ask('two', 'check')).toEqual({ isDrawn: false, old: ['a.svg'] });
});

it('accepting takes a file as it is, if there is one', async () => {
  expect((await ask('one', 'accept')).old).toEqual(['a.svg']);
  await ask('one');
  expect((await ask('two', 'accept')).old).toEqual([]);
  expect((await ask('two', 'check')).old).toEqual([]);
  expect(readFileSync(path.join(root, 'public/a.svg'), 'utf8')).toBe('one');
});

it('goes on without a program that a drawing needs, and then still takes it for old', async () => {
  await ask('one');
  expect((await ask('two', 'draw', new MissingProgram('needs ffmpeg'))).old).toEqual(['a.svg (needs ffmpeg)']);
  expect((await ask('two', 'check')).old).toEqual(['a.svg']);
  await expect(ask('two', 'draw', new Error('broken'))).rejects.toThrow('broken');
});
