import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exportBackup } from '../../../src/services/account/backup';
import { now } from '../../../src/services/clock';
import { damageableKeys, damageKey, mendableKeys, mendKeys } from '../../../src/services/demo/damage';
import { readInside } from '../../../src/services/demo/inside';
import { startOver, undoStartOver } from '../../../src/services/demo/start-over';
import { backToNormal, moveClock, steer } from '../../../src/services/demo/steer';
import { steeredWords } from '../../../src/services/demo/steered-words';
import { readTrial } from '../../../src/services/flows/trial-state';
import { readSteering } from '../../../src/services/steering';
import { userCredits, userName } from '../../../src/storage/schema';
import { normalSteering } from '../../../src/storage/steering';
import { StorageWriteError, store } from '../../../src/storage/store';
import { refuseStorage, snapshot } from '../../support/storage';

const start = new Date(2027, 0, 31, 12);
beforeEach(() => {
  vi.useFakeTimers({ now: start });
});

describe('steering', () => {
  it('says what is away from normal, in words', () => {
    expect(steeredWords(normalSteering, start)).toEqual([]);
    steer({ payments: 'lost', waits: 'none', storage: 'full' });
    moveClock('day');
    expect(steeredWords(readSteering(), start)).toEqual([
      'Payments: answer gets lost',
      'Waits: none',
      'Storage: full',
      'Demo date: 1 February',
    ]);
  });

  it('names the year of a demo date where it is another', () => {
    steer({ clockOffset: 365 * 86_400_000 });
    expect(steeredWords(readSteering(), start)).toEqual(['Demo date: 31 January 2028']);
  });

  it('leaves no key where everything is normal again', () => {
    steer({ payments: 'down' });
    steer({ payments: 'card' });
    expect(sessionStorage.getItem('demoSteering')).toBeNull();
    steer({ storage: 'full' });
    backToNormal();
    expect(sessionStorage.getItem('demoSteering')).toBeNull();
  });

  it.each([
    ['day', new Date(2027, 1, 1, 12)],
    ['week', new Date(2027, 1, 7, 12)],
    ['month', new Date(2027, 1, 28, 12)],
  ] as const)('moves the clock by a %s', (step, expected) => {
    moveClock(step);
    expect(now()).toEqual(expected);
  });
});

describe('simulated storage', () => {
  it('full refuses every write but that of its own key, and keeps what is there', async () => {
    store.write(userName, 'Ada');
    steer({ storage: 'full' });
    expect(() => store.write(userName, 'Ben')).toThrow(StorageWriteError);
    await expect(store.transact((tx) => tx.write(userCredits, 5))).rejects.toThrow(StorageWriteError);
    expect(snapshot()).toEqual({ userName: 'Ada' });
    store.remove(userName);
    expect(snapshot()).toEqual({});
    backToNormal();
    store.write(userName, 'Ben');
    expect(localStorage.getItem('userName')).toBe('Ben');
  });

  it('blocked keeps everything in memory, and what was stored is there afterwards', () => {
    store.write(userName, 'Ada');
    steer({ storage: 'blocked' });
    expect(store.read(userName)).toBeNull();
    store.write(userName, 'Ben');
    expect(store.read(userName)).toBe('Ben');
    expect(localStorage.getItem('userName')).toBe('Ada');
    backToNormal();
    expect(store.read(userName)).toBe('Ada');
  });
});

describe('damage', () => {
  it('spoils one key and mends it, with what was set aside', async () => {
    store.write(userCredits, 750);
    store.write(userName, 'Ada');
    const before = snapshot();
    expect(damageableKeys()).toEqual(['userCredits']);
    await damageKey('userCredits');
    expect(store.inspect(userCredits).damaged).toBe(true);
    expect(mendableKeys()).toEqual(['userCredits']);
    await mendKeys();
    expect(snapshot()).toEqual(before);
  });

  it('does not put back what the site has written anew', async () => {
    store.write(userCredits, 750);
    await damageKey('userCredits');
    store.write(userCredits, 800);
    expect(mendableKeys()).toEqual([]);
    await mendKeys();
    expect(store.read(userCredits)).toBe(800);
  });
});

describe('start over', () => {
  it('leaves nothing but the backup, which puts all of it back', async () => {
    store.write(userName, 'Ada');
    store.write(userCredits, 5);
    steer({ payments: 'lost' });
    const before = snapshot();
    await startOver();
    expect(snapshot()).toEqual({});
    expect(Object.keys({ ...sessionStorage })).toEqual(['demoBackup']);
    await undoStartOver();
    expect(snapshot()).toEqual(before);
  });

  it('changes nothing where the backup finds no room', async () => {
    store.write(userName, 'Ada');
    const end = refuseStorage((_count, name) => name === 'demoBackup');
    await expect(startOver()).rejects.toThrow(StorageWriteError);
    end();
    expect(snapshot()).toEqual({ userName: 'Ada' });
  });
});

describe('inside', () => {
  it('lists every key of the site with what is to be said of it, and nothing else of the origin', async () => {
    localStorage.setItem('userCredits', 'many');
    localStorage.setItem('userName', 'Ada');
    localStorage.setItem('of another site', 'x');
    store.read(userCredits);
    const states = Object.fromEntries(readInside().map(({ name, state }) => [name, state]));
    expect(states).toMatchObject({
      userCredits: 'damaged',
      'corrupt:userCredits': 'set aside',
      userName: 'whole',
      trialUsed: 'not set',
    });
    expect(Object.keys(states)).not.toContain('of another site');
    expect(readInside().find(({ name }) => name === 'userName')?.size).toBe('userNameAda'.length);
    expect(exportBackup(now())).toContain('userName');
  });
});

describe('a trial', () => {
  it.each([
    [0, 7],
    [1, 6],
    // Two calendar days before its last one: 60 hours.
    [4.5, 2],
    [6.5, 1],
    [6.99, 1],
    [7, 0],
    [40, 0],
  ])('counts its days: %f days later there are %i left', (days, left) => {
    localStorage.setItem('trialUsed', 'true');
    localStorage.setItem('trialEndDate', new Date(2027, 1, 7, 12).toISOString());
    expect(readTrial(new Date(start.getTime() + days * 86_400_000))?.daysLeft).toBe(left);
  });

  it('is none where none was taken, or its end cannot be read', () => {
    localStorage.setItem('trialEndDate', new Date(2027, 1, 7, 12).toISOString());
    expect(readTrial(start)).toBeNull();
    localStorage.setItem('trialUsed', 'true');
    localStorage.setItem('trialEndDate', 'soon');
    expect(readTrial(start)).toBeNull();
  });
});
