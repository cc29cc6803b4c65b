import { expect, test, vi } from 'vitest';
import { secretFields } from '../../../src/components/form/draft/form-side';
import { submissionKinds, submittedFields } from '../../../src/content/flows/form-fields';
import { sendBrief } from '../../../src/services/brief/onboarding';
import { setDone } from '../../../src/services/submissions/admin';
import { bookMeeting, readSubmissionsOf } from '../../../src/services/submissions/submissions';
import * as keys from '../../../src/storage/schema';
import { StorageWriteError, store } from '../../../src/storage/store';
import { sent } from '../../../support/entries';
import { settle } from '../../support/settle';
import { refuseWrites, signIn } from '../../support/storage';
import { submit } from '../../support/submit';

const at = new Date('2026-03-01T10:00:00.000Z');

test('stores kind, answers and date, after the earlier submissions', async () => {
  await submit('trial', { fullName: 'Ada', city: 'London' }, { id: 'a', at });
  await submit('onboarding', { companyName: 'Analytical' }, { id: 'b', at });
  expect(store.read(keys.submissions)).toEqual([
    { id: 'a', kind: 'trial', date: '2026-03-01T10:00:00.000Z', answers: { fullName: 'Ada', city: 'London' } },
    { id: 'b', kind: 'onboarding', date: '2026-03-01T10:00:00.000Z', answers: { companyName: 'Analytical' } },
  ]);
});

test.each(submissionKinds)('a %s submission never contains card data, whatever the form contains', async (kind) => {
  const secrets = Object.fromEntries(secretFields.map((name) => [name, '4242 4242 4242 4242']));
  await submit(kind, { ...secrets, payment: { ...secrets, testMode: true }, email: 'a@b.c' });
  expect(localStorage.getItem('submissions')).not.toContain('4242 4242');
  expect(submittedFields[kind].filter((name) => secretFields.includes(name))).toEqual([]);
});

test('a dotted name keeps one part of a group', async () => {
  const { entry } = await submit('instant-site', { payment: { testMode: true, discountCode: 'X', cvv: '987' } });
  expect(entry.answers).toEqual({ payment: { testMode: true, discountCode: 'X' } });
});

test('the same attempt sent twice stores one submission', async () => {
  const [first, second] = await Promise.all([
    submit('onboarding', { companyName: 'A' }, { id: 'same' }),
    submit('onboarding', { companyName: 'A' }, { id: 'same' }),
  ]);
  expect(first.isNew).toBe(true);
  expect(second).toEqual({ entry: first.entry, isNew: false });
  expect(store.read(keys.submissions)).toHaveLength(1);
});

test('other answers or another form under the same attempt are another submission, stored once', async () => {
  const send = async (kind: 'onboarding' | 'checkout', answers: object) =>
    (await submit(kind, { ...answers }, { id: 'same' })).entry.id;
  await send('onboarding', { companyName: 'A' });
  const other = await send('onboarding', { companyName: 'B' });
  const third = await send('checkout', { plan: 'agency' });
  expect(new Set(['same', other, third]).size).toBe(3);
  expect(await send('onboarding', { companyName: 'B' })).toBe(other);
  expect(await send('onboarding', { companyName: 'A' })).toBe('same');
  const answers = store.read(keys.submissions).map((entry) => entry.answers);
  expect(answers).toEqual([{ companyName: 'A' }, { companyName: 'B' }, { plan: 'agency' }]);
});

test('a refused write throws and changes nothing', async () => {
  refuseWrites();
  await expect(submit('trial', { fullName: 'Ada' })).rejects.toBeInstanceOf(StorageWriteError);
  expect(localStorage.getItem('submissions')).toBeNull();
});

test('a submission belongs to the customer who sent it; without one, to the customer with the address in it', async () => {
  const idsOf = (email: string) => readSubmissionsOf(email).map(({ id }) => id);
  signIn(' Ada@Example.com');
  await submit('onboarding', { companyName: 'Engines' }, { id: 'brief' });
  await submit('checkout', { email: 'bo@example.com' }, { id: 'for-bo' });
  signIn(null);
  await submit('checkout', { email: 'BO@example.com ' }, { id: 'by-bo' });
  await submit('onboarding', { companyName: 'Nobody' }, { id: 'nobody' });
  const owners = store.read(keys.submissions).map(({ owner }) => owner);
  expect(owners).toEqual(['ada@example.com', 'ada@example.com', undefined, undefined]);
  // In another tab.
  store.write(keys.sentHere, []);
  expect(idsOf('ADA@example.com').toSorted()).toEqual(['brief', 'for-bo']);
  expect(idsOf('bo@example.com')).toEqual(['by-bo']);
  expect(idsOf('')).toEqual([]);
});

test('this tab has sent what it stored, and what a duplicated tab had stored before it', async () => {
  await submit('onboarding', { companyName: 'A' }, { id: 'a' });
  sessionStorage.clear();
  await submit('onboarding', { companyName: 'A' }, { id: 'a' });
  await submit('onboarding', { companyName: 'B' }, { id: 'a' });
  expect(store.read(keys.sentHere)).toEqual(['a', 'a-2']);
});

test('a brief belongs to the customer who pressed the button', async () => {
  vi.useFakeTimers();
  signIn('ada@example.com');
  const pressed = sendBrief({ companyName: 'Engines' });
  signIn('bo@example.com');
  expect((await settle(pressed)).owner).toBe('ada@example.com');
});

test('the meeting of a site is booked when its calendar is first opened', async () => {
  await submit('instant-site', {}, { id: 'site' });
  for (const hour of ['10', '11']) await bookMeeting('site', () => new Date(`2026-03-02T${hour}:00:00.000Z`));
  expect(store.read(keys.submissions)).toMatchObject([{ booked: '2026-03-02T10:00:00.000Z' }]);
});

const trial = (id: string) => sent('trial', {}, { id });

const asAdmin = () => {
  store.write(keys.isAdmin, true);
  store.write(keys.submissions, [trial('a'), trial('b')]);
};

test('a mark keeps its first moment with the submission, and takes it away again', async () => {
  asAdmin();
  for (const moment of [at, new Date()]) await setDone('b', true, () => moment);
  expect(store.read(keys.submissions)).toEqual([trial('a'), { ...trial('b'), done: at.toISOString() }]);
  await setDone('b', false);
  expect(store.read(keys.submissions)).toEqual([trial('a'), trial('b')]);
});

test('a mark is refused to customers who are not admins, and for unknown submissions', async () => {
  asAdmin();
  await expect(setDone('c', true)).rejects.toMatchObject({ code: 'unknown-entry' });
  store.write(keys.isAdmin, false);
  await expect(setDone('a', true)).rejects.toMatchObject({ code: 'not-admin' });
  expect(store.read(keys.submissions)).toEqual([trial('a'), trial('b')]);
});
