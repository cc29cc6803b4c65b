import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { count, flag, text } from '../../src/storage/codecs/codec';
import { list } from '../../src/storage/codecs/json';
import { health } from '../../src/storage/health';
import { key } from '../../src/storage/key';
import { StorageWriteError, store } from '../../src/storage/store';
import { createLocks } from '../support/locks';
import { limitStorage, refuseStorage } from '../support/storage';

const name = key('name', 'local', text, null);
const visits = key('visits', 'local', count, 0);
const isOpen = key('isOpen', 'session', flag(true), true);
const words = key('words', 'local', list(v.string()), [] as readonly string[]);

it('reading and writing returns the default of an absent key', () => {
  expect(store.read(visits)).toBe(0);
  expect(store.inspect(visits)).toMatchObject({ absent: true, damaged: false });
});

it('reading and writing stores plain texts: a number in digits, a flag as true or false', () => {
  store.write(visits, 12);
  store.write(isOpen, false);
  expect(localStorage.getItem('visits')).toBe('12');
  expect(sessionStorage.getItem('isOpen')).toBe('false');
});

it('reading and writing returns the identical object for the same text', () => {
  localStorage.setItem('words', '["a"]');
  expect(store.read(words)).toBe(store.read(words));
});

describe('a damaged text', () => {
  it('reads as the default, is set aside and reported', () => {
    localStorage.setItem('visits', 'many');
    expect(store.read(visits)).toBe(0);
    expect(localStorage.getItem('corrupt:visits')).toBe('many');
    expect(health.read().damaged).toEqual(['visits']);
  });

  const damage = (...texts: string[]) => {
    for (const text of texts) {
      localStorage.setItem('visits', text);
      store.read(visits);
    }
  };
  const kept = () => ['', ':2', ':3', ':4', ':5', ':6'].map((place) => localStorage.getItem(`corrupt:visits${place}`));

  it('is set aside under the next number if another one was set aside before, each text once', () => {
    damage('first', 'second', 'first', 'third', 'second');
    expect(kept()).toEqual(['first', 'second', 'third', null, null, null]);
  });

  it('replaces the fifth original when five are set aside', () => {
    damage('1st', '2nd', '3rd', '4th', '5th', '6th', '7th');
    expect(kept()).toEqual(['1st', '2nd', '3rd', '4th', '7th', null]);
  });

  it('is reported as not set aside for lack of room, even if another one was set aside', () => {
    damage('first');
    expect(health.read()).toMatchObject({ damaged: ['visits'], notSetAside: [] });
    refuseStorage((_, place) => place.startsWith('corrupt:'));
    localStorage.setItem('visits', 'second');
    store.read(visits);
    expect(health.read()).toMatchObject({ damaged: ['visits'], notSetAside: ['visits'] });
    expect(localStorage.getItem('visits')).toBe('second');
  });

  it('of a list loses only the damaged entries', () => {
    localStorage.setItem('words', '["a",1,"b"]');
    expect(store.read(words)).toEqual(['a', 'b']);
    expect(localStorage.getItem('corrupt:words')).toBe('["a",1,"b"]');
  });

  it.each<[string, () => unknown]>([
    ['a write', () => store.write(visits, 1)],
    ['a removal', () => store.remove(visits)],
    ['a write in a transaction', () => store.transact((tx) => tx.write(visits, 1))],
    ['a write if there is room', () => store.transact((tx) => tx.writeIfRoom(visits, 1))],
    ['two writes in a transaction', () => store.transact((tx) => [1, 2].forEach((count) => tx.write(visits, count)))],
    ['a removal in a transaction', () => store.transact((tx) => tx.remove(visits))],
  ])('that was never read is set aside before %s', async (before, change) => {
    // What was read once is known.
    const damaged = `many before ${before}`;
    localStorage.setItem('visits', damaged);
    await change();
    expect(localStorage.getItem('corrupt:visits')).toBe(damaged);
    expect(localStorage.getItem('visits')).not.toBe(damaged);
  });

  it('is moved when there is no room for a copy', () => {
    const huge = 'x'.repeat(600);
    localStorage.setItem('visits', huge);
    limitStorage(800);
    store.write(visits, 3);
    expect(localStorage.getItem('corrupt:visits')).toBe(huge);
    expect(localStorage.getItem('visits')).toBe('3');
  });
});

describe('transact', () => {
  it('sees its own writes and makes them together', async () => {
    const total = await store.transact((tx) => {
      tx.write(visits, tx.read(visits) + 1);
      tx.write(name, 'Ada');
      expect(localStorage.getItem('visits')).toBeNull();
      return tx.read(visits);
    });
    expect(total).toBe(1);
    expect(localStorage.getItem('name')).toBe('Ada');
  });

  it('writes nothing when the step throws', async () => {
    const failing = store.transact((tx) => {
      tx.write(visits, 9);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(localStorage.getItem('visits')).toBeNull();
  });

  it('reports a full storage as long as one of the two areas is full', async () => {
    store.write(isOpen, true);
    const restore = refuseStorage((_, place) => place === 'visits');
    const failing = store.transact((tx) => {
      tx.write(isOpen, false);
      tx.write(visits, 2);
    });
    await expect(failing).rejects.toBeInstanceOf(StorageWriteError);
    store.write(isOpen, false);
    store.remove(isOpen);
    expect(health.read().full).toBe(true);
    restore();
    store.write(visits, 3);
    expect(health.read().full).toBe(false);
  });

  it('reports the area that refused, not the other one that was written with it', () => {
    const restore = refuseStorage((_, place) => place === 'isOpen');
    expect(() => store.write(isOpen, false)).toThrow(StorageWriteError);
    store.write(visits, 3);
    expect(health.read().full).toBe(true);
    restore();
    store.write(isOpen, false);
    expect(health.read().full).toBe(false);
  });

  it.each([
    ['with Web Locks', createLocks()],
    ['without Web Locks', undefined],
    ['where Web Locks refuse', { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
  ])('runs the step once %s', async (_where, locks) => {
    vi.stubGlobal('navigator', { locks });
    await store.transact((tx) => tx.write(visits, tx.read(visits) + 1));
    expect(store.read(visits)).toBe(1);
  });

  it('throws what the step throws', async () => {
    vi.stubGlobal('navigator', { locks: createLocks() });
    await expect(store.transact(() => Promise.reject(new Error('late')))).rejects.toThrow('late');
    await expect(
      store.transact(() => {
        throw new Error('now');
      }),
    ).rejects.toThrow('now');
  });
});

describe('subscribe', () => {
  it('notifies once of all keys of a commit', async () => {
    const listener = vi.fn();
    const end = store.subscribe(listener);
    await store.transact((tx) => {
      tx.write(visits, 3);
      tx.write(name, 'a');
    });
    end();
    expect(listener.mock.calls).toEqual([[new Set([visits.name, name.name])]]);
  });

  it('notifies of changes in this tab and in others, of a cleared storage, and of a return from the back/forward cache', () => {
    const heard: (string[] | null)[] = [];
    const end = store.subscribe((names) => heard.push(names && [...names]));
    store.write(visits, 1);
    window.dispatchEvent(new StorageEvent('storage', { key: 'name' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    window.dispatchEvent(new Event('storage'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    end();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    store.write(visits, 2);
    expect(heard).toEqual([['visits'], ['name'], null, null, null]);
  });
});

const refuse = () => {
  throw new DOMException('blocked', 'SecurityError');
};
it.each([refuse, () => null as never])('blocked storage works in memory and is reported', async (open) => {
  vi.resetModules();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(open);
  const { store: fresh } = await import('../../src/storage/store');
  const { health: freshHealth } = await import('../../src/storage/health');
  expect(fresh.names()).toEqual([]);
  fresh.write(visits, 5);
  expect(fresh.read(visits)).toBe(5);
  expect(freshHealth.read().blocked).toBe(true);
});
