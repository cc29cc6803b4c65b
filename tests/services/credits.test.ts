import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logIn } from '../../src/services/account/session';
import { readAccount } from '../../src/services/credits/history';
import { cancelSession, openSession } from '../../src/services/credits/provider-session';
import { quotePack } from '../../src/services/credits/purchase-entry';
import { addPaymentMethod, completePaymentReturn, purchaseCredits } from '../../src/services/credits/purchases';
import { redeemService, startAssignment } from '../../src/services/credits/redemptions';
import { delays } from '../../src/services/delays';
import { readCustomerData } from '../../src/services/progress/customer-data';
import { logOut } from '../../src/services/sign-in/log-out';
import { bought, redeemed } from '../../support/entries';
import { settle } from '../support/settle';
import { expectConsole } from '../support/setup';
import { testCard } from '../support/test-card';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z') }));

const logInAs = (email: string, remember = false) => settle(logIn({ email, remember }));
const stored = (name: string) => localStorage.getItem(name);

describe('money', () => {
  const ready = async () => {
    await logInAs('ada@example.com');
    localStorage.setItem('hasPaymentMethod', 'true');
  };

  it.each([
    ['starter', 1, { credits: 100, totalCents: 10000, unitPriceCents: 100, savingsCents: 0 }],
    ['professional', 1, { credits: 500, totalCents: 45000, unitPriceCents: 90, savingsCents: 5000 }],
    ['enterprise', 1, { credits: 2000, totalCents: 150000, unitPriceCents: 75, savingsCents: 50000 }],
    [
      'enterprise',
      1_000_000,
      { credits: 2_000_000_000, totalCents: 150_000_000_000, unitPriceCents: 75, savingsCents: 50_000_000_000 },
    ],
  ])('%s × %d', (packId, quantity, quote) => expect(quotePack(packId, quantity)).toEqual(quote));

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1_000_001])('refuses a quantity of %d', (quantity) => {
    expect(() => quotePack('starter', quantity)).toThrow(expect.objectContaining({ code: 'bad-quantity' }));
  });

  it('a purchase writes balance, entry and notification with all their fields', async () => {
    await ready();
    await settle(purchaseCredits({ packId: 'professional', quantity: 2 }));
    expect(stored('userCredits')).toBe('1000');
    expect(JSON.parse(stored('creditHistory') ?? '')).toEqual([
      {
        id: expect.any(String),
        type: 'purchase',
        credits: 1000,
        amount: 900,
        description: 'Purchased 1000 credits',
        date: '2026-11-21T12:00:02.500Z',
        status: 'completed',
      },
    ]);
    expect(JSON.parse(stored('creditHistory_ada@example.com') ?? '')).toEqual(
      JSON.parse(stored('creditHistory') ?? ''),
    );
    expectConsole('Credits purchased');
  });

  it('another card takes the place of the stored one, also among the customer’s own keys', async () => {
    await logInAs('ada@example.com');
    const tokens = () => ['', '_ada@example.com'].map((end) => stored(`paymentMethodToken${end}`));
    await settle(addPaymentMethod(testCard('declined-when-charged')));
    expect(tokens()).toEqual(['declined-when-charged', 'declined-when-charged']);
    expect(stored('hasPaymentMethod_ada@example.com')).toBe('true');
    await settle(addPaymentMethod(testCard('succeeds')));
    expect(tokens()).toEqual([null, null]);
  });

  it('a redemption is pending, costs its credits and can be started once', async () => {
    await ready();
    localStorage.setItem('userCredits', '60');
    const entry = await settle(redeemService('revision'));
    const revision = { service: 'Revision', description: 'Redeemed Revision', status: 'pending' };
    expect(entry).toMatchObject({ type: 'redemption', credits: -50, ...revision });
    expect(stored('userCredits')).toBe('10');
    await startAssignment(entry);
    await startAssignment(entry);
    expect(readAccount().statements[0]).toMatchObject({ status: 'active' });
    expect(stored('creditHistory_ada@example.com')).toBe(stored('creditHistory'));
    const notifications = JSON.parse(stored('emailNotifications') ?? '');
    expect(notifications.filter(({ type }: { type: string }) => type === 'service_start')).toHaveLength(1);
    expect(notifications.map(({ body }: { body: string }) => body).slice(-2)).toEqual([
      'ada (ada@example.com) redeemed Revision for 50 credits.',
      'ada (ada@example.com) started Revision. Status: Booking scheduled.',
    ]);
    await expect(settle(redeemService('revision'))).rejects.toMatchObject({ code: 'insufficient-credits' });
  });

  it('of several orders with the same id, the chosen one is started, and of two that are one, the pending one', async () => {
    await ready();
    const pending = { status: 'pending' };
    const logo = redeemed('1', '05', { ...pending, service: 'Logo Design' });
    const twins = [logo, redeemed('1', '04'), redeemed('1', '04', pending), bought('1', '03')];
    localStorage.setItem('creditHistory', JSON.stringify(twins));
    const third = readAccount().statements[2];
    if (third) await startAssignment(third);
    expect(readAccount().statements.map(({ status }) => status)).toEqual(['pending', 'active', 'active', 'completed']);
    expect(new Set(readAccount().statements.map(({ key }) => key)).size).toBe(4);
  });

  it('what waits on the provider’s page is among the customer’s own keys until it is canceled', async () => {
    await logInAs('ada@example.com');
    const session = await settle(openSession(quotePack('starter', 1)));
    expect(stored('pendingPurchase_ada@example.com')).toContain(session);
    const waiting = () => readCustomerData(new Date())?.session?.sessionId;
    expect(waiting()).toBe(session);
    expect(await cancelSession(session)).toBe(true);
    expect(stored('pendingPurchase_ada@example.com')).toBeNull();
    // One of an earlier build has no page to go on with.
    localStorage.setItem('pendingPurchase', '{"credits":5,"amount":5,"type":"credits"}');
    expect(readCustomerData(new Date())).toMatchObject({ session: null });
  });

  it('an order is booked only for the customer who pressed the button', async () => {
    await ready();
    const pending = purchaseCredits({ packId: 'starter', quantity: 1 });
    pending.catch(() => {});
    await logOut();
    await vi.advanceTimersByTimeAsync(delays.purchase);
    await expect(pending).rejects.toMatchObject({ code: 'signed-out' });
    expect(stored('userCredits')).toBe('0');
  });
});

it('payment return reports success without a pending purchase and an error without a session', async () => {
  expect(await settle(completePaymentReturn('cs_2'))).toBeNull();
  const pending = { credits: 500, amount: 450, type: 'credits' };
  localStorage.setItem('pendingPurchase', JSON.stringify({ ...pending, sessionId: 'cs_1' }));
  expect(await settle(completePaymentReturn('cs_2'))).toBeNull();
  localStorage.setItem('pendingPurchase', JSON.stringify(pending));
  for (const blank of [null, '', ' ', '\t'])
    await expect(completePaymentReturn(blank)).rejects.toMatchObject({ code: 'no-session-id' });
  expect(await settle(completePaymentReturn(' cs_3 '))).toMatchObject({ stripeSessionId: 'cs_3' });
});
