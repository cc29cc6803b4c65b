import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { countStored, exportBackup, parseBackup, resetAll, restoreBackup } from '../../src/services/backup';
import { ServiceError } from '../../src/services/errors';
import { snapshot } from '../support/storage';

const now = new Date('2026-11-21T12:00:00Z');

beforeEach(() => {
  localStorage.setItem('someone-elses', 'stays');
  localStorage.setItem('userCredits', '500');
  localStorage.setItem('userName', 'Ada "=1+1" 🐈');
  localStorage.setItem('creditHistory_ada@example.com', '[]');
  localStorage.setItem('corrupt:creditHistory', '{broken');
});

describe('backup', () => {
  it('export, reset and import give the identical state', async () => {
    const before = snapshot();
    const file = exportBackup(now);
    await resetAll();
    expect(snapshot()).toEqual({ 'someone-elses': 'stays' });
    await restoreBackup(parseBackup(file));
    expect(snapshot()).toEqual(before);
  });

  it('takes the place of what is there', async () => {
    const file = exportBackup(now);
    localStorage.setItem('userEmail', 'late@example.com');
    await restoreBackup(parseBackup(file));
    expect(localStorage.getItem('userEmail')).toBeNull();
    expect(countStored()).toBe(4);
  });

  it.each([
    ['no JSON', 'x'],
    ['another file', '{"a":1}'],
    ['a foreign key', exported({ evil: '1' })],
    ['an unreadable value', exported({ userCredits: 'many' })],
    ['a value that is no text', '{"format":"tessera-demo-data","version":1,"exported":"","entries":{"userCredits":5}}'],
  ])('refuses %s before anything changes', (_what, text) => {
    expect(() => parseBackup(text)).toThrow(expect.objectContaining({ code: 'bad-backup' }));
  });

  it('never throws anything else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        try {
          parseBackup(text);
        } catch (error) {
          expect(error).toBeInstanceOf(ServiceError);
        }
      }),
    );
  });
});

function exported(entries: Record<string, string>) {
  return JSON.stringify({ format: 'tessera-demo-data', version: 1, exported: '', entries });
}
