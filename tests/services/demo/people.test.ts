import { beforeEach, describe, expect, it, vi } from 'vitest';
import { people, personIds } from '../../../src/content/demo/people';
import { logIn } from '../../../src/services/account/session';
import { readAccount } from '../../../src/services/credits/history';
import { purchaseCredits } from '../../../src/services/credits/purchases';
import { signInAs } from '../../../src/services/demo/people';
import { removeSamples } from '../../../src/services/demo/remove-samples';
import { beginSampleTrial } from '../../../src/services/demo/sample-trial';
import { steer } from '../../../src/services/demo/steer';
import { dismissBanner } from '../../../src/services/flows/banner';
import { signUp } from '../../../src/services/flows/sign-up';
import { submit } from '../../../src/services/flows/submissions';
import { startTrial } from '../../../src/services/flows/trial';
import * as keys from '../../../src/storage/schema';

import { store } from '../../../src/storage/store';
import { bought } from '../../support/entries';
import { settle } from '../../support/settle';
import { expectConsole } from '../../support/setup';
import { signIn, snapshot } from '../../support/storage';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00.000Z') });
});

const samplesIn = (entries: Record<string, string | null>) => JSON.stringify(entries).match(/sample-[a-z-]+@/g) ?? [];

const sessionDrafts = () => Object.entries({ ...sessionStorage }).filter(([name]) => name.startsWith('draft:'));

describe('signing in as a person', () => {
  it.each([
    ['newcomer', 0, 0],
    ['regular', 750, 4],
  ] as const)('%s begins with %i credits and %i orders', async (id, credits, orders) => {
    await settle(signInAs(id));
    const account = readAccount();
    expect([account.credits, account.statements.length]).toEqual([credits, orders]);
    expect(store.raw('userName')).toMatch(/^Sample: /);
  });

  it('the buyer has 1,000 orders over two years, and never spent what was not bought', async () => {
    await settle(signInAs('buyer'));
    const history = store.read(keys.creditHistoryOf(people.buyer.email));
    expect(history).toHaveLength(1000);
    let balance = 0;
    for (const { credits, date } of history.toReversed()) {
      balance += credits;
      expect(balance).toBeGreaterThanOrEqual(0);
      expect(Date.parse(date)).toBeGreaterThanOrEqual(Date.parse('2024-11-24T11:00:00.000Z'));
      expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
    }
    expect(readAccount().credits).toBe(balance);
    expect(history.map(({ date }) => date)).toEqual(
      history
        .map(({ date }) => date)
        .toSorted()
        .reverse(),
    );
    expect(new Set(history.map(({ id }) => id)).size).toBe(1000);
  });

  it.each(personIds)('%s is an admin only by the address of one', async (id) => {
    await settle(signInAs(id));
    expect(store.raw('isAdmin')).toBe(String(id === 'admin'));
  });

  it('begins afresh each time, also for who is signed in', async () => {
    await settle(signInAs('regular'));
    await settle(purchaseCredits({ packId: 'starter', quantity: 1 }));
    expectConsole('[email notification: purchase]');
    await submit('checkout', { plan: 'instant-site' });
    expect(readAccount().credits).toBe(850);
    await settle(signInAs('regular'));
    expect(readAccount().credits).toBe(750);
    expect(store.raw('userCredits')).toBe(store.raw(`userCredits_${people.regular.email}`));
    expect(store.read(keys.submissions)).toEqual([]);
  });

  it('leaves the remembered address of the visitor', async () => {
    await settle(logIn({ email: 'ada@example.com', remember: true }));
    await settle(signInAs('regular'));
    expect(store.raw('rememberedEmail')).toBe('ada@example.com');
  });

  it('takes the wait that the desk has set', async () => {
    steer({ waits: 'none' });
    const before = Date.now();
    await settle(signInAs('newcomer'));
    expect(Date.now()).toBe(before);
  });
});

describe('removing all samples', () => {
  it('takes everything of theirs, what was done as them included, and leaves the visitor’s own byte for byte', async () => {
    await settle(signUp({ name: 'Ada', email: 'ada@example.com', hasCard: true }));
    expectConsole('[email notification: signup]');
    const own = () => Object.entries(snapshot()).filter(([name]) => name.endsWith('_ada@example.com'));
    const before = own();
    expect(before.length).toBeGreaterThan(2);
    for (const id of personIds) await settle(signInAs(id));
    await settle(signInAs('regular'));
    await settle(purchaseCredits({ packId: 'starter', quantity: 1 }));
    expectConsole('[email notification: purchase]');
    expect(samplesIn(snapshot())).not.toEqual([]);
    await removeSamples();
    expect(samplesIn(snapshot())).toEqual([]);
    expect(store.raw('authToken')).toBeNull();
    expect(own()).toEqual(before);
    await settle(logIn({ email: 'ada@example.com' }));
    expect(store.raw('userName')).toBe('Ada');
  });

  it('takes the forms, payments, trial, drafts and choices of a sample along, and leaves those of everybody else', async () => {
    const answers = { plan: 'instant-site', email: people.regular.email };
    const open = { reference: 'r', state: 'unknown', amountCents: 1, order: { kind: 'card' } } as const;
    const seed = async (owner: string) => {
      signIn(owner);
      await submit('onboarding', { companyName: owner }, undefined, { id: `brief-${owner}` });
      await submit('checkout', { ...answers, email: owner }, undefined, { id: `paid-${owner}`, owner: null });
      store.write(keys.openPayments, [...store.read(keys.openPayments), { ...open, key: owner, owner }]);
      store.write(keys.draft(`trial:${owner}`), { fullName: 'x' });
    };
    await seed('ada@example.com');
    // With the address of a sample among its answers: it is Ada's all the same.
    await submit('checkout', answers, undefined, { id: 'by-ada' });
    store.write(keys.draft('trial'), { fullName: 'x' });
    const left = () => [store.read(keys.submissions), store.read(keys.openPayments), sessionDrafts()];
    const before = left();
    signIn(null);
    await settle(signInAs('regular'));
    await seed(people.regular.email);
    await settle(
      startTrial({
        plan: 'growth',
        answers: { fullName: 'x', email: 'x@example.com', address: '', city: '', state: '', zipCode: '' },
      }),
    );
    store.write(keys.chosenPack, { email: people.regular.email, packId: 'starter', quantity: 2 });
    await settle(logIn({ email: 'ada@example.com' }));
    await removeSamples();
    expect(left()).toEqual(before);
    expect(store.read(keys.chosenPack)).toBeNull();
    expect([store.raw('trialUsed'), store.raw('trialEndDate'), store.raw('selectedPlan')]).toEqual([null, null, null]);
    expect(store.raw('userEmail')).toBe('ada@example.com');
  });

  it('leaves the trial of another customer', async () => {
    signIn('ada@example.com');
    await settle(
      startTrial({
        plan: 'growth',
        answers: { fullName: 'x', email: people.regular.email, address: '', city: '', state: '', zipCode: '' },
      }),
    );
    signIn(null);
    await settle(signInAs('regular'));
    await removeSamples();
    expect(store.raw('trialUsed')).toBe('true');
    expect(store.read(keys.submissions)).toHaveLength(1);
  });

  it('takes the dismissed banner of a sample trial along', async () => {
    await beginSampleTrial();
    await dismissBanner(new Date('2027-01-01T00:00:00.000Z'));
    expect(store.raw('bannerShown')).toBe('false');
    await removeSamples();
    expect(snapshot()).toEqual({});
  });

  it('gives back data that belonged to no account', async () => {
    localStorage.setItem('userCredits', '100');
    localStorage.setItem('creditHistory', JSON.stringify([bought('a', '01')]));
    const before = snapshot();
    await settle(signInAs('newcomer'));
    expect(readAccount().credits).toBe(0);
    await removeSamples();
    expect(snapshot()).toMatchObject({ userCredits: '100' });
    expect(readAccount().statements).toHaveLength(1);
    expect(Object.keys(snapshot()).filter((name) => !(name in before))).toEqual([]);
  });

  it('leaves an admin whom the visitor has been, and the session of who is signed in', async () => {
    await settle(logIn({ email: people.admin.email }));
    const name = store.raw('userName');
    await settle(signInAs('admin'));
    expect(store.raw('userName')).toBe(name);
    await settle(signInAs('regular'));
    await settle(signInAs('admin'));
    await removeSamples();
    expect(store.raw('userEmail')).toBe(people.admin.email);
  });

  it('takes a sample trial along, and leaves one of the visitor’s own', async () => {
    await beginSampleTrial();
    expect(store.raw('trialEndDate')).toBe('2026-12-01T12:00:00.000Z');
    await removeSamples();
    expect(snapshot()).toEqual({});
    localStorage.setItem('trialUsed', 'true');
    localStorage.setItem('trialEndDate', '2026-11-30T12:00:00.000Z');
    await beginSampleTrial();
    await removeSamples();
    expect(snapshot()).toEqual({ trialUsed: 'true', trialEndDate: '2026-11-30T12:00:00.000Z' });
  });
});
