import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { exportBackup, parseBackup, resetAll, restoreBackup } from '../../../src/services/account/backup';
import { readAccount } from '../../../src/services/credits/history';
import { ServiceError } from '../../../src/services/errors';
import { formerNames } from '../../../src/storage/former-names';
import { health } from '../../../src/storage/health';
import * as keys from '../../../src/storage/schema';
import { store } from '../../../src/storage/store';
import { bought, redeemed } from '../../../support/entries';
import { createLocks } from '../../support/locks';
import { snapshot } from '../../support/storage';

const now = new Date('2026-11-21T12:00:00Z');

beforeEach(() => {
  Object.assign(localStorage, { 'someone-elses': 'stays', userCredits: '500', userName: 'Ada "=1+1" 🐈' });
  Object.assign(localStorage, { 'creditHistory_ada@example.com': '[]', 'corrupt:creditHistory': '{broken' });
  localStorage.setItem('corrupt:creditHistory:5', '{broken again');
});

it('export, reset and import give the identical state', async () => {
  const before = snapshot();
  const file = exportBackup(now);
  await resetAll();
  expect(snapshot()).toEqual({ 'someone-elses': 'stays' });
  await restoreBackup(parseBackup(file));
  expect(snapshot()).toEqual(before);
});

it('restores a text that was damaged when it was exported, reports it, and sets it aside again', async () => {
  localStorage.setItem('creditHistory', '{broken');
  localStorage.removeItem('corrupt:creditHistory');
  store.read(keys.creditHistory);
  for (const name of ['corrupt:creditHistory', 'corrupt:creditHistory:5']) localStorage.removeItem(name);
  const backup = parseBackup(exportBackup(now));
  expect(backup.damaged).toBe(1);
  await resetAll();
  expect(health.read().damaged).toEqual([]);
  await restoreBackup(backup);
  expect(store.read(keys.creditHistory)).toEqual([]);
  expect(localStorage.getItem('corrupt:creditHistory')).toBe('{broken');
  expect(health.read().damaged).toEqual(['creditHistory']);
});

it('of an older build, with fewer keys and shorter entries, is restored completely', async () => {
  const { status: _, ...purchase } = bought('p1', '01');
  const { status: __, description: ___, ...redemption } = redeemed('r1', '02');
  const entries = JSON.stringify([redemption, { ...purchase, id: 7 }]);
  const backup = parseBackup(exported({ userEmail: 'ada@example.com', authToken: 't', creditHistory: entries }));
  expect(backup.damaged).toBe(0);
  await restoreBackup(backup);
  expect(readAccount()).toMatchObject({
    credits: 50,
    hasPaymentMethod: false,
    statements: [
      { id: 'r1', status: 'pending', description: 'Redeemed Revision' },
      { id: '7', status: 'completed' },
    ],
  });
  expect(health.read().damaged).toEqual([]);
});

it.each([
  ['with a version of its own', exported({ userCredits: '1' }, 2)],
  ['with a key that this build does not know', exported({ userCredits: '1', loyaltyPoints: '3' })],
])('of a newer build, %s, is refused before anything changes', (_what, text) => {
  const before = snapshot();
  expect(() => parseBackup(text)).toThrow(expect.objectContaining({ code: 'bad-backup' }));
  expect(snapshot()).toEqual(before);
});

it.each([
  ['reset', resetAll],
  ['import', () => restoreBackup(parseBackup(exported({ userName: 'Ada' })))],
])('%s ends this tab’s session, too, and nothing else in it', async (_what, replace) => {
  store.write(keys.sentHere, ['a']);
  store.write(keys.onboardingComplete, true);
  store.write(keys.draft('trial'), { fullName: 'Ada' });
  sessionStorage.setItem('corrupt:chosenPack', 'x');
  sessionStorage.setItem('someone-elses', 'stays');
  await replace();
  expect({ ...sessionStorage }).toEqual({ 'someone-elses': 'stays' });
});

it.each([
  ['reset', resetAll, {}],
  ['import', () => restoreBackup(parseBackup(exported({ userName: 'Ada' }))), { userName: 'Ada' }],
])('%s takes what another tab wrote while it waited', async (_what, replace, left) => {
  const locks = createLocks(() => localStorage.setItem('userEmail', 'late@example.com'));
  vi.stubGlobal('navigator', { locks });
  await replace();
  expect(snapshot()).toEqual({ 'someone-elses': 'stays', ...left });
});

it.each([
  ['no JSON', 'x'],
  ['another file', '{"a":1}'],
  ['a key of the tab', exported({ onboardingComplete: 'true' })],
  ['a foreign key set aside', exported({ 'corrupt:evil': '1' })],
  ['a foreign key set aside a second time', exported({ 'corrupt:evil:2': '1' })],
  ['a sixth place of a key set aside', exported({ 'corrupt:userCredits:6': '1' })],
  ['a value that is no text', '{"format":"site-demo-data","version":1,"exported":"","entries":{"userCredits":5}}'],
])('refuses %s before anything changes', (_what, text) => {
  expect(() => parseBackup(text)).toThrow(expect.objectContaining({ code: 'bad-backup' }));
});

it('accepts a backup of an earlier build', () => {
  const text = exported({ userCredits: '5' }).replace('site-demo-data', formerNames.backup);
  expect(parseBackup(text).entries).toEqual(new Map([['userCredits', '5']]));
});

it('parsing never throws anything but bad-backup', () => {
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

function exported(entries: Record<string, string>, version = 1) {
  return JSON.stringify({ format: 'site-demo-data', version, exported: '', entries });
}
