import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepChosenPack, readChosenPack } from '../../src/services/chosen-pack';
import { delays } from '../../src/services/delays';
import { readAccount } from '../../src/services/history';
import { readOrders } from '../../src/services/orders';
import { completePaymentReturn, purchaseCredits, quotePack } from '../../src/services/purchases';
import { redeemService, startAssignment } from '../../src/services/redemptions';
import { logIn, logOut, signUp } from '../../src/services/session';
import { bought, redeemed } from '../support/entries';
import { expectConsole } from '../support/setup';
import { limitStorage, refuseStorage, snapshot } from '../support/storage';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z') });
});

/** Lets a service's simulated delay pass. */
const settle = async <T>(pending: Promise<T>): Promise<T> => {
  pending.catch(() => {});
  await vi.runAllTimersAsync();
  return pending;
};

const logInAs = (email: string, remember = false) => settle(logIn({ email, remember }));
const stored = (name: string) => localStorage.getItem(name);

describe('log in', () => {
  it('takes the spec’s second and stores nothing before', async () => {
    const pending = logIn({ email: 'ada@example.com', remember: false });
    await vi.advanceTimersByTimeAsync(delays.login - 1);
    expect(snapshot()).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    await pending;
    expect(delays.login).toBe(1000);
    expect(stored('authToken')).toBeTruthy();
  });

  it('stores address, name, admin flag and no credits', async () => {
    await logInAs('  Ada@Example.COM ');
    expect(snapshot()).toMatchObject({
      userEmail: 'ada@example.com',
      userName: 'ada',
      isAdmin: 'false',
      userCredits: '0',
      accountOwner: 'ada@example.com',
    });
  });

  it.each(['admin@tessera.example', 'OPS@tessera.example'])('knows %s for an admin', async (email) => {
    expect(await logInAs(email)).toMatchObject({ isAdmin: true });
    expect(stored('isAdmin')).toBe('true');
  });

  it('adopts what is there when nobody owns it', async () => {
    localStorage.setItem('userCredits', '120');
    await logInAs('ada@example.com');
    expect(stored('userCredits')).toBe('120');
    expect(stored('userCredits_ada@example.com')).toBe('120');
  });

  it('remembers the address only when asked to', async () => {
    await logInAs('ada@example.com', true);
    expect(stored('rememberedEmail')).toBe('ada@example.com');
    await logInAs('ada@example.com', false);
    expect(stored('rememberedEmail')).toBeNull();
  });
});

describe('several customers in one browser', () => {
  it('get their own data and nobody else’s', async () => {
    await settle(signUp({ name: 'Ada', email: 'ada@example.com', hasCard: true }));
    await settle(purchaseCredits({ packId: 'professional', quantity: 1 }));
    await logOut();
    await settle(signUp({ name: 'Ben', email: 'ben@example.com', hasCard: false }));
    expect(readAccount()).toMatchObject({ credits: 0, hasPaymentMethod: false, statements: [] });
    await logOut();
    await logInAs('ada@example.com');
    expect(stored('userName')).toBe('Ada');
    expect(readAccount()).toMatchObject({ credits: 500, hasPaymentMethod: true });
    expectConsole('[email notification');
  });

  it('keep the name of a session that no log-in of ours made, also for the admin', async () => {
    Object.assign(localStorage, { authToken: 't', userEmail: 'Ada@example.com', userName: 'Ada Lovelace' });
    Object.assign(localStorage, { isAdmin: 'false', userCredits: '0', hasPaymentMethod: 'true' });
    await settle(purchaseCredits({ packId: 'starter', quantity: 1 }));
    expect(stored('userName_ada@example.com')).toBe('Ada Lovelace');
    await logOut();
    await logInAs('admin@tessera.example');
    expect(readOrders()).toMatchObject([{ userEmail: 'ada@example.com', userName: 'Ada Lovelace' }]);
    expectConsole('[email notification');
  });

  it('keep the name they have when the session says another', async () => {
    Object.assign(localStorage, { authToken: 't', userEmail: 'ada@example.com', userName: 'Someone' });
    Object.assign(localStorage, { 'userName_ada@example.com': 'Ada Lovelace' });
    await logOut();
    expect(stored('userName_ada@example.com')).toBe('Ada Lovelace');
  });

  it('do not inherit data that was there before anyone owned it', async () => {
    localStorage.setItem('authToken', 't');
    localStorage.setItem('userEmail', 'ada@example.com');
    localStorage.setItem('userCredits', '70');
    localStorage.setItem('pendingPurchase', '{"credits":5,"amount":5,"type":"credits"}');
    await logOut();
    await logInAs('ben@example.com');
    expect(readAccount().credits).toBe(0);
    expect(await settle(completePaymentReturn('s1'))).toBeNull();
    await logInAs('ada@example.com');
    expect(readAccount().credits).toBe(70);
    expect(await settle(completePaymentReturn('s1'))).toMatchObject({ credits: 5 });
    expectConsole('[email notification');
  });

  it('find their own data again where the current keys are gone', async () => {
    const history = JSON.stringify([redeemed('r', '02'), bought('b', '01')]);
    Object.assign(localStorage, { 'userCredits_ada@example.com': '50', 'userName_ada@example.com': 'Ada' });
    Object.assign(localStorage, {
      'creditHistory_ada@example.com': history,
      'hasPaymentMethod_ada@example.com': 'true',
    });
    await logInAs('ada@example.com');
    expect(readAccount()).toMatchObject({ credits: 50, hasPaymentMethod: true, totals: { purchased: 100 } });
    for (const name of ['userCredits', 'creditHistory']) localStorage.removeItem(name);
    await settle(purchaseCredits({ packId: 'starter', quantity: 1 }));
    expect(readAccount()).toMatchObject({ credits: 150, totals: { purchased: 200, redeemed: 50 } });
    expect(JSON.parse(stored('creditHistory_ada@example.com') ?? '')).toHaveLength(3);
    expectConsole('[email notification');
  });

  it('do not inherit what a session without a token left behind', async () => {
    Object.assign(localStorage, { userEmail: 'ada@example.com', userCredits: '500', hasPaymentMethod: 'true' });
    await logInAs('ben@example.com');
    expect(readAccount()).toMatchObject({ credits: 0, hasPaymentMethod: false });
    await logInAs('ada@example.com');
    expect(readAccount()).toMatchObject({ credits: 500, hasPaymentMethod: true });
  });

  it('do not see the copy of the owner whom another app signed out', async () => {
    await settle(signUp({ name: 'Ada', email: 'ada@example.com', hasCard: true }));
    await settle(purchaseCredits({ packId: 'starter', quantity: 1 }));
    localStorage.setItem('userEmail', 'ben@example.com');
    for (const name of ['userCredits', 'creditHistory']) localStorage.removeItem(name);
    expect(readAccount()).toMatchObject({ credits: 0, statements: [] });
    expectConsole('[email notification');
  });

  it('can log out of a browser that takes no more writes', async () => {
    await logInAs('ada@example.com');
    const restore = refuseStorage(() => true);
    await logOut();
    restore();
    expect([stored('authToken'), stored('userEmail')]).toEqual([null, null]);
  });

  it('find no pack that somebody else chose in the same tab', async () => {
    await logInAs('ada@example.com');
    keepChosenPack({ packId: 'enterprise', quantity: 7 });
    await logOut();
    await logInAs('ben@example.com');
    expect(readChosenPack()).toBeNull();
    await logInAs('ada@example.com');
    expect(readChosenPack()).toMatchObject({ packId: 'enterprise', quantity: 7 });
  });

  it('an admin who logs out leaves no admin behind', async () => {
    await logInAs('admin@tessera.example');
    await logOut();
    expect([stored('authToken'), stored('userEmail'), stored('userName'), stored('isAdmin')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    await logInAs('ada@example.com');
    expect(stored('isAdmin')).toBe('false');
  });
});

describe('a damaged key', () => {
  it('is healed from the customer’s own copy, also by logging out twice', async () => {
    await settle(signUp({ name: 'Ada', email: 'ada@example.com', hasCard: true }));
    await settle(purchaseCredits({ packId: 'starter', quantity: 1 }));
    localStorage.setItem('creditHistory', '{broken');
    localStorage.setItem('userCredits', 'NaN');
    await logOut();
    await logOut();
    await logInAs('ada@example.com');
    expect(readAccount()).toMatchObject({ credits: 100, totals: { purchased: 100 } });
    expect(stored('corrupt:creditHistory')).toBe('{broken');
    expectConsole('[email notification');
  });

  it('does not cost the customer a card', async () => {
    await settle(signUp({ name: 'Ada', email: 'ada@example.com', hasCard: true }));
    localStorage.setItem('hasPaymentMethod', 'yes');
    expect(readAccount().hasPaymentMethod).toBe(true);
    await settle(purchaseCredits({ packId: 'starter', quantity: 1 }));
    expect(stored('hasPaymentMethod')).toBe('true');
    expectConsole('[email notification');
  });

  it('makes the payment’s return fail, not succeed with nothing', async () => {
    await logInAs('ada@example.com');
    localStorage.setItem('pendingPurchase', '{"credits":100}');
    await expect(settle(completePaymentReturn('s1'))).rejects.toMatchObject({ code: 'unreadable-purchase' });
  });
});

describe('sign up', () => {
  it('starts with no credits and tells the admins', async () => {
    localStorage.setItem('userCredits', '40');
    await settle(signUp({ name: ' Ada ', email: 'ada@example.com', hasCard: true }));
    expect(snapshot()).toMatchObject({ userName: 'Ada', userCredits: '0', hasPaymentMethod: 'true' });
    expect(JSON.parse(stored('emailNotifications') ?? '')).toMatchObject([
      { type: 'signup', to: ['admin@tessera.example', 'ops@tessera.example'], timestamp: '2026-11-21T12:00:01.000Z' },
    ]);
    expectConsole('New signup: Ada');
  });

  it('leaves a purchase that waits and is nobody’s to the new customer', async () => {
    localStorage.setItem('pendingPurchase', '{"credits":5,"amount":5,"type":"credits"}');
    await settle(signUp({ name: 'Ada', email: 'ada@example.com', hasCard: false }));
    expect(await settle(completePaymentReturn('s1'))).toMatchObject({ credits: 5 });
    expectConsole('[email notification');
  });

  it('refuses an address that has an account and overwrites nothing', async () => {
    await logInAs('ada@example.com');
    const before = snapshot();
    await expect(settle(signUp({ name: 'X', email: 'ADA@example.com', hasCard: false }))).rejects.toMatchObject({
      code: 'account-exists',
    });
    expect(snapshot()).toEqual(before);
  });
});

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
  ])('%s × %d', (packId, quantity, quote) => {
    expect(quotePack(packId, quantity)).toEqual(quote);
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1_000_001])('refuses a quantity of %d', (quantity) => {
    expect(() => quotePack('starter', quantity)).toThrow(expect.objectContaining({ code: 'bad-quantity' }));
  });

  it('a purchase writes balance, entry and notification in the spec’s shapes', async () => {
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

  it('a redemption is pending, costs its credits and can be started once', async () => {
    await ready();
    localStorage.setItem('userCredits', '60');
    const entry = await settle(redeemService('revision'));
    expect(entry).toMatchObject({
      type: 'redemption',
      credits: -50,
      service: 'Revision',
      description: 'Redeemed Revision',
      status: 'pending',
    });
    expect(stored('userCredits')).toBe('10');
    await startAssignment(entry);
    await startAssignment(entry);
    expect(readAccount().statements[0]).toMatchObject({ status: 'active' });
    const notifications = JSON.parse(stored('emailNotifications') ?? '');
    expect(notifications.filter(({ type }: { type: string }) => type === 'service_start')).toHaveLength(1);
    expect(notifications.at(-1).body).toContain('Booking scheduled');
    await expect(settle(redeemService('revision'))).rejects.toMatchObject({ code: 'insufficient-credits' });
    expectConsole('[email notification');
  });

  it('an order that shares its id with others is the one that is started', async () => {
    await ready();
    const twins = [
      redeemed('1', '05', { status: 'pending', service: 'Logo Design' }),
      redeemed('1', '04', { status: 'pending' }),
      bought('1', '03'),
    ];
    localStorage.setItem('creditHistory', JSON.stringify(twins));
    const second = readAccount().statements[1];
    if (second) await startAssignment(second);
    expect(readAccount().statements.map(({ status }) => status)).toEqual(['pending', 'active', 'completed']);
    expect(new Set(readAccount().statements.map(({ key }) => key)).size).toBe(3);
    expectConsole('[email notification');
  });

  it('changes nothing when the storage is full', async () => {
    await ready();
    const before = snapshot();
    const restore = limitStorage(JSON.stringify(before).length + 50);
    await expect(settle(purchaseCredits({ packId: 'starter', quantity: 1 }))).rejects.toMatchObject({
      code: 'storage-full',
    });
    restore();
    expect(snapshot()).toEqual(before);
  });

  it('belongs to the one who pressed the button', async () => {
    await ready();
    const pending = purchaseCredits({ packId: 'starter', quantity: 1 });
    pending.catch(() => {});
    await logOut();
    await vi.advanceTimersByTimeAsync(delays.purchase);
    await expect(pending).rejects.toMatchObject({ code: 'signed-out' });
    expect(stored('userCredits')).toBe('0');
  });

  it('needs a card first', async () => {
    await logInAs('ada@example.com');
    await expect(purchaseCredits({ packId: 'starter', quantity: 1 })).rejects.toMatchObject({
      code: 'no-payment-method',
    });
  });
});

describe('payment return', () => {
  it('credits a session once, however often it is opened', async () => {
    await logInAs('ada@example.com');
    for (let visit = 0; visit < 5; visit += 1) {
      localStorage.setItem('pendingPurchase', '{"credits":500,"amount":450,"type":"credits"}');
      await settle(completePaymentReturn('cs_1'));
    }
    expect(readAccount()).toMatchObject({ credits: 500, statements: [{ stripeSessionId: 'cs_1', amount: 450 }] });
    expectConsole('[email notification');
  });

  it('reports success without a pending purchase and an error without a session', async () => {
    expect(await settle(completePaymentReturn('cs_2'))).toBeNull();
    localStorage.setItem('pendingPurchase', '{"credits":500,"amount":450,"type":"credits"}');
    for (const blank of [null, '', ' ', '\t'])
      await expect(completePaymentReturn(blank)).rejects.toMatchObject({ code: 'no-session-id' });
    expect(await settle(completePaymentReturn(' cs_3 '))).toMatchObject({ stripeSessionId: 'cs_3' });
    expectConsole('[email notification');
  });
});
