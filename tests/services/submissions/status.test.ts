import { beforeEach, expect, it } from 'vitest';
import { setDone } from '../../../src/services/submissions/admin';
import * as keys from '../../../src/storage/schema';
import { store } from '../../../src/storage/store';
import { sent } from '../../../support/entries';

const trial = (id: string) => sent('trial', {}, { id });
const first = new Date('2026-11-24T10:00:00.000Z');
const later = new Date('2026-11-25T10:00:00.000Z');

beforeEach(() => {
  store.write(keys.isAdmin, true);
  store.write(keys.submissions, [trial('a'), trial('b')]);
});

it('keeps the moment of the first mark with the submission, and takes it away again', async () => {
  await setDone('b', true, () => first);
  await setDone('b', true, () => later);
  expect(store.read(keys.submissions)).toEqual([trial('a'), { ...trial('b'), done: first.toISOString() }]);
  await setDone('b', false, () => later);
  expect(store.read(keys.submissions)).toEqual([trial('a'), trial('b')]);
});

it('refuses customers who are not admins, and unknown submissions', async () => {
  await expect(setDone('c', true)).rejects.toMatchObject({ code: 'unknown-entry' });
  store.write(keys.isAdmin, false);
  await expect(setDone('a', true)).rejects.toMatchObject({ code: 'not-admin' });
  expect(store.read(keys.submissions)).toEqual([trial('a'), trial('b')]);
});
