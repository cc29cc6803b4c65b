import { beforeEach, expect, it, vi } from 'vitest';
import { restoreCopy, startOver } from '../../../src/services/account/backup';
import { now, readSteering } from '../../../src/services/clock';
import { delay, delays } from '../../../src/services/delays';
import { describeSteering, moveClock, resetSteering, steer } from '../../../src/services/demo/steer';
import { readTrial } from '../../../src/services/trial/trial-state';
import { userCredits, userName } from '../../../src/storage/schema';
import { normalSteering } from '../../../src/storage/steering';
import { StorageWriteError, store } from '../../../src/storage/store';
import { refuseStorage, snapshot } from '../../support/storage';

const start = new Date(2027, 0, 31, 12);
beforeEach(() => void vi.useFakeTimers({ now: start }));

it('steering is described by one text for each setting that is not normal', () => {
  expect(describeSteering(normalSteering, start)).toEqual([]);
  steer({ payments: 'lost', waits: 'none', storage: 'full' });
  moveClock('day');
  const settings = ['Outcome: answer gets lost', 'Delays: none', 'Storage: full', 'Clock moved to February 1'];
  expect(describeSteering(readSteering(), start)).toEqual(settings);
});

it('steering is described with the year of the demo date if that is not the current one', () => {
  steer({ clockOffset: 365 * 86_400_000 });
  expect(describeSteering(readSteering(), start)).toEqual(['Clock moved to January 31, 2028']);
});

it('steering has no stored key when everything is normal again', () => {
  steer({ payments: 'down' });
  steer({ payments: 'card' });
  expect(sessionStorage.getItem('demoSteering')).toBeNull();
  steer({ storage: 'full' });
  resetSteering();
  expect(sessionStorage.getItem('demoSteering')).toBeNull();
});

it.each([
  ['day', new Date(2027, 1, 1, 12)],
  ['week', new Date(2027, 1, 7, 12)],
  ['month', new Date(2027, 1, 28, 12)],
] as const)('steering moves the clock by a %s', (step, expected) => {
  moveClock(step);
  expect(now()).toEqual(expected);
});

it('simulated storage full refuses every write except the steering, and keeps the stored data', async () => {
  store.write(userName, 'Ada');
  steer({ storage: 'full' });
  expect(() => store.write(userName, 'Ben')).toThrow(StorageWriteError);
  await expect(store.transact((tx) => tx.write(userCredits, 5))).rejects.toThrow(StorageWriteError);
  expect(snapshot()).toEqual({ userName: 'Ada' });
  store.remove(userName);
  expect(snapshot()).toEqual({});
  resetSteering();
  store.write(userName, 'Ben');
  expect(localStorage.getItem('userName')).toBe('Ben');
});

it('simulated storage blocked keeps new data in memory, and the stored data are back afterward', () => {
  store.write(userName, 'Ada');
  steer({ storage: 'blocked' });
  expect(store.read(userName)).toBeNull();
  store.write(userName, 'Ben');
  expect(store.read(userName)).toBe('Ben');
  expect(localStorage.getItem('userName')).toBe('Ada');
  resetSteering();
  expect(store.read(userName)).toBe('Ada');
});

it('start over leaves nothing but the backup, which restores everything', async () => {
  store.write(userName, 'Ada');
  store.write(userCredits, 5);
  steer({ payments: 'lost' });
  const before = snapshot();
  await startOver();
  expect(snapshot()).toEqual({});
  expect(Object.keys({ ...sessionStorage })).toEqual(['demoBackup']);
  await restoreCopy();
  expect(snapshot()).toEqual(before);
});

it('starting over again keeps the copy: at once, and of an empty storage', async () => {
  store.write(userCredits, 5);
  await startOver();
  store.write(userName, 'Visitor');
  await startOver();
  vi.advanceTimersByTime(1000);
  await startOver();
  await restoreCopy();
  expect(snapshot()).toEqual({ userCredits: '5' });
});

it('start over changes nothing if the backup does not fit into the storage', async () => {
  store.write(userName, 'Ada');
  refuseStorage((_count, name) => name === 'demoBackup');
  await expect(startOver()).rejects.toThrow(StorageWriteError);
  expect(snapshot()).toEqual({ userName: 'Ada' });
});

it('a trial is null if none was started, or if its end cannot be read', () => {
  localStorage.setItem('trialEndDate', new Date(2027, 1, 7, 12).toISOString());
  expect(readTrial(start)).toBeNull();
  localStorage.setItem('trialUsed', 'true');
  localStorage.setItem('trialEndDate', 'soon');
  expect(readTrial(start)).toBeNull();
});

// Dates with a clock so far away cannot be written.
const unknown = [{ waits: 'forever' }, { clockOffset: 9e15 }, { clockOffset: -9e15 }, { clockOffset: 8e15 }];
const unreadable = unknown.map((more) => JSON.stringify({ ...normalSteering, ...more }));

it.each(['', 'null', '{}', '{"payments":"lost"}', '[1', ...unreadable])(
  'steering is normal if its stored text cannot be read: %s',
  (raw) => {
    sessionStorage.setItem('demoSteering', raw);
    expect(readSteering()).toEqual(normalSteering);
  },
);

it.each([
  ['specified', 1],
  ['none', 0],
  ['long', 5],
] as const)('delays with waits set to %s take %i times as long as specified', async (waits, factor) => {
  steer({ waits });
  let isOver = false;
  const waiting = delay('purchase').then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(Math.max(0, delays.purchase * factor - 1));
  if (factor > 0) expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(isOver).toBe(true);
});
