import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { codeRemark, planRemark } from '../../../src/pages/parts/address-remark';
import { sendBrief } from '../../../src/services/brief/onboarding';
import { payForPlan } from '../../../src/services/checkout/checkout';
import * as chosenPlan from '../../../src/services/trial/chosen-plan';
import { startTrial } from '../../../src/services/trial/trial';
import * as keys from '../../../src/storage/schema';
import { store } from '../../../src/storage/store';
import { checkoutAnswers, trialAnswers } from '../../../support/answers';
import { settle } from '../../support/settle';
import { refuseWrites, signIn } from '../../support/storage';

const query = (text: string) => new URLSearchParams(text);
const at = new Date('2026-06-01T10:00:00.000Z');

beforeEach(() => void vi.useFakeTimers());

it.each([
  ['plan=starter', 'starter', null],
  ['plan=growth&step=2', 'growth', null],
  ['plan=enterprise', null, 'enterprise'],
  ['plan=agency', null, 'agency'],
  ['plan=instant-site', null, 'instant-site'],
  ['', null, null],
  ['plan=STARTER', null, null],
  ['plan=__proto__', null, null],
  ['plan=starter&plan=growth', null, null],
  ['plan=enterprise&plan=enterprise', null, null],
])('?%s names the tier %s, and for an account the plan %s', (text, tier, plan) => {
  expect(chosenPlan.tierFromQuery(query(text))).toBe(tier);
  expect(chosenPlan.accountPlanFromQuery(query(text))).toBe(plan);
});

it.each([
  ['plan=Platinum', 'trial', ['Platinum'], 'is not one of our plans.'],
  ['plan=enterprise', 'trial', ['Enterprise'], 'has no free trial.'],
  ['plan=agency', 'trial', ['Agency Service'], 'has no free trial.'],
  ['plan=growth', 'checkout', ['Growth'], 'starts with a free trial.'],
  ['plan=starter&plan=Gold', 'trial', ['Starter', 'Gold'], 'cannot both be chosen.'],
  [`plan=${'é'.repeat(24)}`, 'checkout', ['é'.repeat(24)], 'is not one of our plans.'],
] as const)('?%s is named at the %s: %j %s', (text, offer, names, says) => {
  expect(planRemark(query(text), offer)).toEqual({ names, says });
});

it.each(['', 'plan=', 'plan=starter', 'plan=__proto__', 'plan=..%2f', 'plan=<b>', `plan=${'a'.repeat(25)}`])(
  'nothing is said of ?%s',
  (text) => expect(planRemark(query(text), 'trial')).toBeNull(),
);

it('a code that is not ours is named, and two different ones', () => {
  expect(codeRemark(query('code=SUMMER'))).toEqual({ names: ['SUMMER'], says: 'is not a valid code.' });
  expect(codeRemark(query('code=SAVE20&code=LAUNCH50'))?.names).toEqual(['SAVE20', 'LAUNCH50']);
  expect(codeRemark(query('code=SAVE20'))).toBeNull();
});

describe('the plan of a brief', () => {
  const startStarter = () => settle(startTrial({ plan: 'starter', answers: trialAnswers }, 'trial', () => at));

  it('is the one in the address, also after a trial of another plan', async () => {
    expect(chosenPlan.readBriefPlan(query('plan=starter'))).toEqual({ tier: 'starter', trialEnd: null });
    await startStarter();
    expect(chosenPlan.readBriefPlan(query('plan=growth'))).toEqual({ tier: 'growth', trialEnd: null });
  });

  it('is else that of the trial that was just started in this tab, until the brief is sent', async () => {
    expect(chosenPlan.readBriefPlan(query(''))).toBeNull();
    await startStarter();
    const starter = { tier: 'starter', trialEnd: '2026-06-08T10:00:00.000Z' };
    expect(chosenPlan.readBriefPlan(query('plan=enterprise'))).toEqual(starter);
    await settle(sendBrief({ companyName: 'A' }));
    expect(chosenPlan.readBriefPlan(query(''))).toBeNull();
  });

  it('is none in another tab, nor with damaged data', async () => {
    await startStarter();
    store.write(keys.selectedPlan, 'platinum');
    expect(chosenPlan.readBriefPlan(query(''))).toBeNull();
    store.write(keys.selectedPlan, 'starter');
    localStorage.setItem('trialEndDate', 'soon');
    expect(chosenPlan.readBriefPlan(query(''))).toBeNull();
    localStorage.setItem('trialEndDate', '2026-06-08T10:00:00.000Z');
    sessionStorage.clear();
    expect(chosenPlan.readBriefPlan(query(''))).toBeNull();
  });
});

describe('a plan that is kept with an account', () => {
  const plan = (email: string) => store.read(keys.chosenPlanOf(email));
  const pay = (planId: 'agency' | 'enterprise') =>
    settle(payForPlan({ planId, discountCode: '', answers: checkoutAnswers }));

  it('has its moment, and the latest choice counts; another customer has none', async () => {
    signIn(' Ada@Example.com');
    await chosenPlan.keepChosenPlan('agency', () => at);
    await chosenPlan.keepChosenPlan('enterprise', () => at);
    expect(plan('ada@example.com')).toEqual({ plan: 'enterprise', at: '2026-06-01T10:00:00.000Z' });
    expect(plan('bo@example.com')).toBeNull();
  });

  it.each([
    ['nobody is signed in', null, () => {}],
    ['the browser refuses to store it', 'ada@example.com', refuseWrites],
  ])('is not written when %s, and nothing is thrown', async (_, email, prepare) => {
    signIn(email);
    prepare();
    await chosenPlan.keepChosenPlan('enterprise', () => at);
    expect(Object.keys({ ...localStorage }).filter((name) => name.startsWith('chosenPlan_'))).toEqual([]);
  });

  it('stays when another plan is paid, and goes when it is paid', async () => {
    signIn('ada@example.com');
    await chosenPlan.keepChosenPlan('enterprise', () => at);
    await pay('agency');
    expect(plan('ada@example.com')?.plan).toBe('enterprise');
    await pay('enterprise');
    expect(plan('ada@example.com')).toBeNull();
  });

  it('goes also when its customer pays signed out', async () => {
    signIn('ada@example.com');
    await chosenPlan.keepChosenPlan('enterprise', () => at);
    signIn(null);
    await pay('enterprise');
    expect(plan('ada@example.com')).toBeNull();
  });

  const wrong = ['', '{}', '"enterprise"', '{"plan":7,"at":"2026-06-01T10:00:00.000Z"}', '{"plan":"agency","at":""}'];

  test.each(wrong)('%j reads as none', (raw) => {
    localStorage.setItem('chosenPlan_ada@example.com', raw);
    expect(plan('ada@example.com')).toBeNull();
  });
});
