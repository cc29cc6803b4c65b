import { beforeEach, describe, expect, it } from 'vitest';
import { people } from '../../../src/content/demo/people';
import { addPerson, beginSampleTrial } from '../../../src/services/demo/people';
import { removeSamples } from '../../../src/services/demo/samples';
import { readOwnTrial } from '../../../src/services/trial/own-trial';
import * as keys from '../../../src/storage/schema';
import { store } from '../../../src/storage/store';
import { signIn } from '../../support/storage';

const now = new Date('2026-12-01T12:00:00.000Z');
const end = '2026-12-04T12:00:00.000Z';
const own = { end, daysLeft: 3, tier: 'growth' };
const [ada, eve] = ['ada@example.com', 'eve@example.com'];

const take = (answers: object | null, more: object = {}) => {
  store.write(keys.trialUsed, true);
  store.write(keys.trialEndDate, end);
  store.write(keys.selectedPlan, 'growth');
  const trial = { id: 't1', kind: 'trial', date: '2026-11-27T12:00:00.000Z', ...more } as const;
  const all = { selectedPlan: 'growth', trialEndDate: end, ...answers };
  const other = { ...trial, id: 't0', answers: { ...all, trialEndDate: trial.date } };
  if (answers) store.write(keys.submissions, [other, { ...trial, answers: all }]);
};

it.each([
  ['its customer', ada, { email: ada }, own],
  ['its owner, whatever the form says', ada, { email: eve }, own, { owner: ada }],
  ['another customer', eve, { email: ada }, null],
  ['somebody signed out', null, { email: ada }, null],
  ['whoever is logged in, without a submission', eve, null, own],
  ['nobody signed out, without a submission', null, null, null],
  ['its customer, with an unknown plan', ada, { email: ada, selectedPlan: 'gold' }, { ...own, tier: null }],
])('a free trial is that of %s', (_, email, answers, expected, more: object = {}) => {
  signIn(email);
  take(answers, more);
  expect(readOwnTrial(now)).toEqual(expected);
});

it('a free trial is that of the tab that has taken it', () => {
  take({ email: 'ada@example.com' });
  store.write(keys.sentHere, ['t1']);
  expect(readOwnTrial(now)).toEqual(own);
});

describe('the sample trial of the demo', () => {
  beforeEach(() => signIn(null));

  it('is the sample person’s, and leaves the trial of the visitor as it was', async () => {
    take({ email: 'ada@example.com' });
    await addPerson('newcomer');
    signIn(people.newcomer.email);
    await beginSampleTrial(people.newcomer);
    const trial = readOwnTrial(new Date());
    expect(trial).toMatchObject({ daysLeft: 7, tier: 'growth' });
    expect(trial?.end).not.toBe(end);
    expect([store.read(keys.trialEndDate), store.read(keys.sampleTrial)]).toEqual([end, false]);
    signIn('ada@example.com');
    expect(readOwnTrial(now)).toEqual(own);
    await removeSamples();
    expect(store.read(keys.submissions)).toHaveLength(2);
    expect(readOwnTrial(now)).toEqual(own);
  });

  it('does not make a trial that was taken after it a sample', async () => {
    await addPerson('newcomer');
    await beginSampleTrial(people.newcomer);
    expect(store.read(keys.submissions)).toMatchObject([{ owner: people.newcomer.email }]);
    // Nor is it anybody else's.
    signIn('ada@example.com');
    expect(readOwnTrial(new Date())).toBeNull();
    // Logging in as the person begins with the same data again.
    await addPerson('newcomer');
    take({ email: 'ada@example.com' });
    await removeSamples();
    expect(store.read(keys.trialUsed)).toBe(true);
  });
});
