import { beforeEach, describe, expect, it, vi } from 'vitest';
import { people, personIds } from '../../../src/content/demo/people';
import { logIn } from '../../../src/services/account/session';
import { readAccount } from '../../../src/services/credits/history';
import { purchaseCredits } from '../../../src/services/credits/purchases';
import { beginSampleTrial, logInAs } from '../../../src/services/demo/people';
import { removeSamples } from '../../../src/services/demo/samples';
import { signUp } from '../../../src/services/sign-in/sign-up';
import { dismissBanner } from '../../../src/services/trial/banner';
import { startTrial } from '../../../src/services/trial/trial';
import * as keys from '../../../src/storage/schema';
import { store } from '../../../src/storage/store';
import { trialAnswers } from '../../../support/answers';
import { bought } from '../../../support/entries';
import { settle } from '../../support/settle';
import { signIn, snapshot } from '../../support/storage';
import { submit } from '../../support/submit';
import { testCard } from '../../support/test-card';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00.000Z') }));

const samplesIn = (entries: Record<string, string | null>) => JSON.stringify(entries).match(/sample-[a-z-]+@/g) ?? [];

const drafts = () =>
  Object.entries({ ...sessionStorage, ...localStorage }).filter(([name]) => /^(draft:|siteDraft_)/.test(name));

describe('logging in as a person', () => {
  it.each([
    ['newcomer', 0, 0],
    ['regular', 750, 4],
  ] as const)('%s begins with %i credits and %i orders', async (id, credits, orders) => {
    await settle(logInAs(id));
    const account = readAccount();
    expect([account.credits, account.statements.length]).toEqual([credits, orders]);
    expect(store.raw('userName')).toMatch(/^Sample: /);
  });

  it('the buyer has 1,000 orders over two years, and a balance that is never negative', async () => {
    await settle(logInAs('buyer'));
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

  it.each(personIds)('%s is an admin only with an admin’s address', async (id) => {
    await settle(logInAs(id));
    expect(store.raw('isAdmin')).toBe(String(id === 'admin'));
  });

  it('resets the data each time, also of a person who is signed in', async () => {
    await settle(logInAs('regular'));
    await settle(purchaseCredits({ packId: 'starter', quantity: 1 }));
    await submit('checkout', { plan: 'instant-site' });
    expect(readAccount().credits).toBe(850);
    await settle(logInAs('regular'));
    expect(readAccount().credits).toBe(750);
    expect(store.raw('userCredits')).toBe(store.raw(`userCredits_${people.regular.email}`));
    expect(store.read(keys.submissions)).toEqual([]);
  });

  it('keeps the visitor’s remembered address', async () => {
    await settle(logIn({ email: 'ada@example.com', remember: true }));
    await settle(logInAs('regular'));
    expect(store.raw('rememberedEmail')).toBe('ada@example.com');
  });
});

describe('removing all samples', () => {
  it('removes all data of the samples, and keeps the visitor’s own unchanged', async () => {
    await settle(signUp({ name: 'Ada', email: 'ada@example.com', card: testCard('succeeds') }));
    const adasData = () => Object.entries(snapshot()).filter(([name]) => name.endsWith('_ada@example.com'));
    const before = adasData();
    expect(before.length).toBeGreaterThan(2);
    for (const id of personIds) await settle(logInAs(id));
    await settle(logInAs('regular'));
    await settle(purchaseCredits({ packId: 'starter', quantity: 1 }));
    expect(samplesIn(snapshot())).not.toEqual([]);
    await removeSamples();
    expect(samplesIn(snapshot())).toEqual([]);
    expect(store.raw('authToken')).toBeNull();
    expect(adasData()).toEqual(before);
    await settle(logIn({ email: 'ada@example.com' }));
    expect(store.raw('userName')).toBe('Ada');
  });

  it('removes the requests, payments, trial, drafts and choices of a sample, and keeps all others', async () => {
    const answers = { plan: 'instant-site', email: people.regular.email };
    const open = { reference: 'r', state: 'unknown', amountCents: 1, order: { kind: 'card' } } as const;
    const seed = async (owner: string) => {
      signIn(owner);
      await submit('onboarding', { companyName: owner }, { id: `brief-${owner}` });
      await submit('checkout', { ...answers, email: owner }, { id: `paid-${owner}`, owner: null });
      store.write(keys.openPayments, [...store.read(keys.openPayments), { ...open, key: owner, owner }]);
      store.write(keys.draft(`trial:${owner}`), { fullName: 'x' });
      store.write(keys.siteDraftOf(owner), { at: '2026-11-25T09:00:00.000Z' });
    };
    await seed('ada@example.com');
    // Ada's submission, although its answers contain a sample's address.
    await submit('checkout', answers, { id: 'by-ada' });
    store.write(keys.draft('trial'), { fullName: 'x' });
    const current = () => [store.read(keys.submissions), store.read(keys.openPayments), drafts()];
    const before = current();
    signIn(null);
    await settle(logInAs('regular'));
    await seed(people.regular.email);
    await settle(startTrial({ plan: 'growth', answers: trialAnswers }));
    store.write(keys.chosenPack, { email: people.regular.email, packId: 'starter', quantity: 2 });
    await settle(logIn({ email: 'ada@example.com' }));
    await removeSamples();
    expect(current()).toEqual(before);
    expect(store.read(keys.chosenPack)).toBeNull();
    expect([store.raw('trialUsed'), store.raw('trialEndDate'), store.raw('selectedPlan')]).toEqual([null, null, null]);
    expect(store.raw('userEmail')).toBe('ada@example.com');
  });

  it('restores data without an owner', async () => {
    localStorage.setItem('userCredits', '100');
    localStorage.setItem('creditHistory', JSON.stringify([bought('a', '01')]));
    const before = snapshot();
    await settle(logInAs('newcomer'));
    expect(readAccount().credits).toBe(0);
    await removeSamples();
    expect(snapshot()).toMatchObject({ userCredits: '100' });
    expect(readAccount().statements).toHaveLength(1);
    expect(Object.keys(snapshot()).filter((name) => !(name in before))).toEqual([]);
  });

  it('keeps the visitor’s own admin account and its session', async () => {
    await settle(logIn({ email: people.admin.email }));
    const name = store.raw('userName');
    await settle(logInAs('admin'));
    expect(store.raw('userName')).toBe(name);
    await settle(logInAs('regular'));
    await settle(logInAs('admin'));
    await removeSamples();
    expect(store.raw('userEmail')).toBe(people.admin.email);
  });

  it('removes a sample trial with the dismissal of its banner, and keeps the visitor’s own', async () => {
    await beginSampleTrial(people.newcomer);
    expect(store.raw('trialEndDate')).toBe('2026-12-01T12:00:00.000Z');
    await dismissBanner(new Date('2027-01-01T00:00:00.000Z'));
    expect(store.raw('bannerShown')).toBe('false');
    await removeSamples();
    expect(snapshot()).toEqual({});
    localStorage.setItem('trialUsed', 'true');
    localStorage.setItem('trialEndDate', '2026-11-30T12:00:00.000Z');
    await beginSampleTrial(people.newcomer);
    await removeSamples();
    expect(snapshot()).toEqual({ trialUsed: 'true', trialEndDate: '2026-11-30T12:00:00.000Z' });
  });
});
