import { describe, expect, it, vi } from 'vitest';
import { text } from '../../src/storage/codecs/codec';
import { key } from '../../src/storage/key';
import { store, type Transaction } from '../../src/storage/store';
import { StorageWriteError } from '../../src/storage/transaction';
import { limitStorage, refuseStorage } from '../support/storage';

const textKey = (name: string) => key(name, 'local', text, null);
const credits = textKey('credits');
const history = textKey('history');
const pending = textKey('pending');
const added = textKey('added');
const before = { credits: '100', history: '[one]', pending: '{}' };

/** The changes of a purchase: two keys get longer texts, one is added, one is removed. */
const purchase = (tx: Transaction) => {
  tx.remove(pending);
  tx.write(credits, '600');
  tx.write(history, '[two, one]');
  tx.write(added, 'new');
};
const buy = () => store.transact(purchase);
const expectRefused = (step = purchase) => expect(store.transact(step)).rejects.toBeInstanceOf(StorageWriteError);

describe('a commit that the browser refuses', () => {
  it.each([0, 1, 2])('permanently, after %i writes, loses no key', async (writes) => {
    Object.assign(localStorage, before);
    refuseStorage((count) => count > writes);
    await expectRefused();
    const after = { ...localStorage };
    expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort());
    expect(after.pending).toBe(before.pending);
    expect([before.credits, '600']).toContain(after.credits);
    expect([before.history, '[two, one]']).toContain(after.history);
  });

  it.each([1, 2, 3])(
    'once, at write %i, succeeds at the second attempt, because a removal makes room',
    async (refused) => {
      Object.assign(localStorage, before);
      refuseStorage((count) => count === refused);
      await buy();
      expect({ ...localStorage }).toEqual({ credits: '600', history: '[two, one]', added: 'new' });
    },
  );

  it.each([1, 2])('once, at write %i, changes nothing if no key is removed', async (refused) => {
    localStorage.setItem('credits', '100');
    refuseStorage((count) => count === refused);
    await expectRefused((tx) => {
      tx.write(credits, '600');
      tx.write(added, 'new');
    });
    expect({ ...localStorage }).toEqual({ credits: '100' });
  });

  it.each(['credits', 'history', 'added'])('for the key %s alone changes nothing', async (name) => {
    Object.assign(localStorage, before);
    refuseStorage((_count, given) => given === name);
    await expectRefused();
    expect({ ...localStorage }).toEqual(before);
  });

  it('for lack of room changes nothing, and succeeds as soon as the result fits', async () => {
    const bought = { credits: '600', history: '[two, one]', added: 'new' };
    const size = (entries: object) => Object.entries(entries).flat().join('').length;
    for (let limit = size(before); limit < size(bought) + 20; limit += 1) {
      localStorage.clear();
      Object.assign(localStorage, before);
      const allow = limitStorage(limit);
      if (limit < size(bought)) await expectRefused();
      else await buy();
      allow();
      expect({ ...localStorage }).toEqual(limit < size(bought) ? before : bought);
    }
  });

  it('for lack of room succeeds if a shorter text makes it, in whatever order the keys are written', async () => {
    Object.assign(localStorage, { credits: 'x', history: 'y'.repeat(50) });
    limitStorage(66);
    await store.transact((tx) => {
      tx.write(credits, 'x'.repeat(30));
      tx.write(history, 'y');
      tx.write(added, 'z');
    });
    expect({ ...localStorage }).toEqual({ credits: 'x'.repeat(30), history: 'y', added: 'z' });
  });

  it('leaves out what is written only if there is room, without another run of the step', async () => {
    Object.assign(localStorage, before);
    const step = vi.fn((tx: Transaction) => {
      tx.writeIfRoom(added, 'new');
      tx.write(credits, '600');
    });
    const allow = refuseStorage((_count, name) => name === 'added');
    await store.transact(step);
    expect({ ...localStorage }).toEqual({ ...before, credits: '600' });
    expect(step).toHaveBeenCalledTimes(1);
    allow();
    await store.transact(step);
    expect({ ...localStorage }).toEqual({ ...before, credits: '600', added: 'new' });
  });

  it('changes nothing if what must be written is refused with and without the optional keys', async () => {
    Object.assign(localStorage, before);
    refuseStorage((_count, name) => name === 'credits');
    await expectRefused((tx) => {
      tx.writeIfRoom(added, 'new');
      tx.write(history, '[two, one]');
      tx.write(credits, '600');
    });
    expect({ ...localStorage }).toEqual(before);
  });

  it('rolls back what must be written before what may be left out', async () => {
    Object.assign(localStorage, { credits: '1', history: 'y'.repeat(50) });
    // The third write fails. Before the fifth, the second one of the rollback, something else has taken the room.
    refuseStorage((count) => count === 3 || count > 4);
    await expectRefused((tx) => {
      tx.writeIfRoom(history, 'y');
      tx.write(credits, '600');
      tx.write(added, 'new');
    });
    expect({ ...localStorage }).toEqual({ credits: '1', history: 'y' });
  });

  it('rolls back an old text that fits only after another one was rolled back', async () => {
    Object.assign(localStorage, { credits: 'x'.repeat(50), history: 'y' });
    limitStorage(75);
    await expectRefused((tx) => {
      tx.write(credits, 'x');
      tx.write(history, 'y'.repeat(50));
      tx.write(added, 'z'.repeat(50));
    });
    expect({ ...localStorage }).toEqual({ credits: 'x'.repeat(50), history: 'y' });
  });
});

it('notifies listeners of keys that could not be rolled back', async () => {
  Object.assign(localStorage, before);
  const heard: string[][] = [];
  const end = store.subscribe((names) => heard.push([...(names ?? [])]));
  refuseStorage((count) => count > 1);
  await expectRefused();
  end();
  expect(heard).toEqual([['credits']]);
  expect(localStorage.getItem('credits')).toBe('600');
});

it('leaves a damaged text where it is when nothing can be written', () => {
  localStorage.setItem('creditHistory', 'not json');
  const visits = key('creditHistory', 'local', { decode: () => ({ value: 0, damaged: true }), encode: String }, 0);
  refuseStorage(() => true);
  expect(store.read(visits)).toBe(0);
  expect({ ...localStorage }).toEqual({ creditHistory: 'not json' });
});
