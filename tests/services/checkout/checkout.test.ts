import { beforeEach, describe, expect, it, vi } from 'vitest';
import { identity } from '../../../brand.config';
import { checkoutPlanIds } from '../../../src/content/catalogue/plans';
import * as checkout from '../../../src/services/checkout/checkout';
import { unusedPayment } from '../../../src/services/checkout/instant-site-price';
import { fulfillPlan, planName } from '../../../src/services/checkout/plan-order';
import * as keys from '../../../src/storage/schema';
import { store } from '../../../src/storage/store';
import { checkoutAnswers as answers } from '../../../support/answers';
import { paidValue } from '../../support/settle';
import { signIn } from '../../support/storage';
import { testCard } from '../../support/test-card';

beforeEach(() => void vi.useFakeTimers());

const first = 'a'.repeat(32);
const payment = () => unusedPayment(store.read(keys.submissions), { email: null, sentHere: store.read(keys.sentHere) });

const pay = async (...input: Parameters<typeof checkout.payForPlan>) => {
  const paid = paidValue(checkout.payForPlan(...input));
  // The promise may reject before the test awaits it.
  paid.catch(() => {});
  await vi.advanceTimersByTimeAsync(1500);
  return paid;
};

// The figures are repeated here on purpose: a changed price must fail.
it.each([
  ['instant-site', '', 50_000, 0, 50_000],
  ['instant-site', 'SAVE20', 50_000, 10_000, 40_000],
  ['agency', '', 500_000, 0, 500_000],
  ['agency', 'LAUNCH50', 500_000, 250_000, 250_000],
  ['enterprise', '', 500_000, 0, 500_000],
] as const)('priceCheckout %s with %j: %i - %i = %i cents', (plan, code, subtotal, discount, total) => {
  const price = checkout.priceCheckout(plan, code);
  expect(price.subtotalCents).toBe(subtotal);
  expect(price.discount?.cents ?? 0).toBe(discount);
  expect(price.totalCents).toBe(total);
});

it('priceCheckout accepts a code in any case, in wide letters, with spaces or unseen characters', () => {
  const typed = ['save20', ' SAVE20 ', '\tSaVe20\n', 'ｓａｖｅ２０', 'SAVE２０', '　SAVE20', 'SA\u00adVE20\u2060'];
  expect(typed.filter((code) => checkout.priceCheckout('agency', code).discount?.code !== 'SAVE20')).toEqual([]);
});

const none = ['', ' ', 'SAVE', 'SAVE 20', 'SAVE20X', '__proto__', 'constructor', '💸', 'x'.repeat(10_000)];

it.each([...none, identity.instantSiteTestCode])('priceCheckout gives nothing for %j', (code) => {
  for (const plan of checkoutPlanIds) {
    const { totalCents } = checkout.priceCheckout(plan, '');
    expect(checkout.priceCheckout(plan, code)).toMatchObject({ discount: null, totalCents });
  }
});

it.each([
  ['instant-site', 'plan=instant-site'],
  ['enterprise', 'plan=enterprise', 'plan=enterprise&other=1'],
  ['agency', 'plan=agency', '', 'plan=', 'plan=Instant-Site', 'plan=__proto__', 'plan=toString', 'plan=%3Cscript%3E'],
  ['agency', 'plan=instant-site&plan=enterprise', 'plan=instant-site&plan=instant-site'],
])('planFromQuery is %s for %j', (plan, ...queries) => {
  expect(queries.filter((query) => checkout.planFromQuery(new URLSearchParams(query)) !== plan)).toEqual([]);
});

describe('payForPlan', () => {
  it('writes nothing before its 1.5 seconds are over', async () => {
    const paid = checkout.payForPlan({ planId: 'agency', discountCode: 'SAVE20', answers });
    await vi.advanceTimersByTimeAsync(1499);
    expect({ ...localStorage, ...sessionStorage }).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    await paid;
    expect(store.read(keys.submissions)).toHaveLength(1);
  });

  it.each(['agency', 'enterprise'] as const)('%s: keeps order and code, and opens the success page', async (planId) => {
    await pay({ planId, discountCode: ' launch50', answers });
    expect(store.read(keys.submissions)).toMatchObject([
      { kind: 'checkout', answers: { ...answers, plan: planId, discountCode: 'LAUNCH50', totalAmount: 2500 } },
    ]);
    expect(localStorage.getItem('discountUsed')).toBe('LAUNCH50');
    expect(sessionStorage.getItem('onboardingComplete')).toBe('true');
  });

  it('instant-site: the order itself pays for the form, and the success page stays closed', async () => {
    vi.setSystemTime(0);
    const paid = await pay({ planId: 'instant-site', discountCode: 'SAVE20', answers });
    expect(payment()).toEqual(paid);
    expect(paid).toMatchObject({ date: '1970-01-01T00:00:01.500Z', answers: { totalAmount: 400 } });
    expect(sessionStorage.getItem('onboardingComplete')).toBeNull();
  });

  it('fulfills a stored order of an unknown plan as a plan, not as the agency’s', async () => {
    const order = { kind: 'checkout', attempt: 'a'.repeat(32), answers: { ...answers, plan: 'gold' } } as const;
    const paid = { order, reference: 'P-1', isRepeat: false, owner: null, method: null };
    const entry = await store.transact((tx) => fulfillPlan(tx, paid));
    expect(planName(entry)).toBe('Plan');
    expect(sessionStorage.getItem('onboardingComplete')).toBeNull();
    expect(payment()).toBeNull();
  });

  it('does not change the last used code without a discount, and does not store an unknown code', async () => {
    store.write(keys.discountUsed, 'SAVE20');
    const entry = await pay({ planId: 'agency', discountCode: 'NOPE', answers });
    expect(store.read(keys.discountUsed)).toBe('SAVE20');
    expect(entry.answers).toMatchObject({ discountCode: '', totalAmount: 5000 });
  });

  it('stores one attempt once, which opens the next step in each duplicated tab; another plan is another order', async () => {
    for (const planId of ['instant-site', 'instant-site', 'agency', 'agency'] as const) {
      sessionStorage.clear();
      await pay({ planId, discountCode: '', answers }, first);
      if (planId === 'agency') expect(store.read(keys.onboardingComplete)).toBe(true);
      else expect(payment()).toMatchObject({ id: first, answers: { totalAmount: 500 } });
    }
    expect(store.read(keys.submissions).map((entry) => entry.answers.plan)).toEqual(['instant-site', 'agency']);
  });

  it('an order whose payment is to be confirmed was sent in this tab', async () => {
    const paid = checkout.payForPlan({
      planId: 'agency',
      discountCode: '',
      answers,
      card: testCard('needs-confirmation'),
    });
    await vi.advanceTimersByTimeAsync(1500);
    expect(await paid).toEqual({ open: 'needs-confirmation' });
    expect(store.read(keys.sentHere)).toEqual(store.read(keys.openPayments).map(({ reference }) => reference));
  });

  it('refuses an order that another tab has paid since the page was opened, and unlocks the next step', async () => {
    const order = { planId: 'agency', discountCode: '', answers, known: checkout.readPaymentIds() } as const;
    const [paid, second] = [checkout.payForPlan(order, first), checkout.payForPlan(order, 'b'.repeat(32))];
    const refused = expect(second).rejects.toMatchObject({ code: 'paid-elsewhere' });
    await vi.advanceTimersByTimeAsync(1500);
    await paid;
    sessionStorage.clear();
    await refused;
    expect(store.read(keys.submissions)).toHaveLength(1);
    await pay({ ...order, known: checkout.readPaymentIds() }, 'b'.repeat(32));
    expect(store.read(keys.submissions)).toHaveLength(2);
  });

  const [ada, bo] = ['ada@example.com', 'bo@example.com'];
  it.each([
    [
      'a customer’s second payment for a plan, whatever its answers',
      ada,
      ada,
      { answers: { ...answers, city: 'London' } },
    ],
    ['another customer’s with the same answers', ada, bo, {}],
    ['a payment for another plan', null, null, { planId: 'enterprise' }],
    // Signed out, another tab is somebody else.
    ['another buyer’s', null, null, { answers: { ...answers, firstName: 'Eve' } }],
  ] as const)(
    'refuses, of what was known when the page was opened, once or never: %s',
    async (_, one, other, change) => {
      const order = { planId: 'agency', discountCode: '', answers, known: checkout.readPaymentIds() } as const;
      signIn(one);
      await pay(order, first);
      sessionStorage.clear();
      signIn(other);
      const second = { ...order, ...change };
      if (one === ada && other === ada) {
        await expect(pay(second, 'b'.repeat(32))).rejects.toMatchObject({ code: 'paid-elsewhere' });
        await pay({ ...second, known: checkout.readPaymentIds() }, 'b'.repeat(32));
      } else await pay(second, 'b'.repeat(32));
      expect(store.read(keys.submissions).map(({ owner }) => owner ?? null)).toEqual([one, other]);
    },
  );
});
