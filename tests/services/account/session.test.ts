import { beforeEach, describe, expect, it, vi } from 'vitest';
import { identity } from '../../../brand.config';
import { logIn } from '../../../src/services/account/session';
import { keepChosenPack, readChosenPack } from '../../../src/services/credits/chosen-pack';
import { readAccount } from '../../../src/services/credits/history';
import { completePaymentReturn, purchaseCredits } from '../../../src/services/credits/purchases';
import { delays } from '../../../src/services/delays';
import { readOrders } from '../../../src/services/orders/orders';
import { logOut } from '../../../src/services/sign-in/log-out';
import { signUp } from '../../../src/services/sign-in/sign-up';
import { bought, redeemed } from '../../../support/entries';
import { settle } from '../../support/settle';
import { expectConsole } from '../../support/setup';
import { refuseStorage, snapshot } from '../../support/storage';
import { testCard } from '../../support/test-card';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z') }));

const logInAs = (email: string, remember = false) => settle(logIn({ email, remember }));
const stored = (name: string) => localStorage.getItem(name);

const [admin, ops] = identity.adminEmails;

it('log in stores nothing before its delay of one second is over', async () => {
  const pending = logIn({ email: 'ada@example.com', remember: false });
  await vi.advanceTimersByTimeAsync(delays.login - 1);
  expect(snapshot()).toEqual({});
  await vi.advanceTimersByTimeAsync(1);
  await pending;
  expect(delays.login).toBe(1000);
  expect(stored('authToken')).toBeTruthy();
});

it('log in stores address, name, admin flag and no credits', async () => {
  await logInAs('  Ada@Example.COM ');
  const session = { userEmail: 'ada@example.com', userName: 'ada', accountOwner: 'ada@example.com' };
  expect(snapshot()).toMatchObject({ ...session, isAdmin: 'false', userCredits: '0' });
});

it.each([admin, ops.toUpperCase()])('log in makes %s an admin', async (email) => {
  expect(await logInAs(email)).toMatchObject({ isAdmin: true });
  expect(stored('isAdmin')).toBe('true');
});

it('log in remembers the address only when asked to', async () => {
  await logInAs('ada@example.com', true);
  expect(stored('rememberedEmail')).toBe('ada@example.com');
  await logInAs('ada@example.com', false);
  expect(stored('rememberedEmail')).toBeNull();
});

describe('several customers in one browser', () => {
  it('keep the name of a session that another program stored, also on the admin page', async () => {
    Object.assign(localStorage, { authToken: 't', userEmail: 'Ada@example.com', userName: 'Ada Lovelace' });
    Object.assign(localStorage, { isAdmin: 'false', userCredits: '0', hasPaymentMethod: 'true' });
    await settle(purchaseCredits({ packId: 'starter', quantity: 1 }));
    expect(stored('userName_ada@example.com')).toBe('Ada Lovelace');
    await logOut();
    await logInAs(admin);
    expect(readOrders()).toMatchObject([{ userEmail: 'ada@example.com', userName: 'Ada Lovelace' }]);
  });

  it('keep the name they have when the session says another', async () => {
    Object.assign(localStorage, { authToken: 't', userEmail: 'ada@example.com', userName: 'Someone' });
    Object.assign(localStorage, { 'userName_ada@example.com': 'Ada Lovelace' });
    await logOut();
    expect(stored('userName_ada@example.com')).toBe('Ada Lovelace');
  });

  it('do not inherit data that was there before anyone owned it', async () => {
    Object.assign(localStorage, { authToken: 't', userEmail: 'ada@example.com', userCredits: '70' });
    localStorage.setItem('pendingPurchase', '{"credits":5,"amount":5,"type":"credits"}');
    await logOut();
    await logInAs('ben@example.com');
    expect(readAccount().credits).toBe(0);
    expect(await settle(completePaymentReturn('s1'))).toBeNull();
    await logInAs('ada@example.com');
    expect(readAccount().credits).toBe(70);
    expect(await settle(completePaymentReturn('s1'))).toMatchObject({ credits: 5 });
  });

  it.each(['with its owner signed in', 'before anybody owned it'])(
    'have the balance that their history adds up to where it is gone, %s',
    async (place) => {
      if (place === 'with its owner signed in')
        Object.assign(localStorage, { authToken: 't', userEmail: 'ada@example.com' });
      const history = [redeemed('r', '02'), bought('b', '01', { credits: 500 })];
      Object.assign(localStorage, { creditHistory: JSON.stringify(history) });
      expect(readAccount().credits).toBe(450);
      if (place === 'with its owner signed in') await logOut();
      await logInAs('ada@example.com');
      expect([stored('userCredits'), stored('userCredits_ada@example.com')]).toEqual(['450', '450']);
    },
  );

  it('have the mirrored balance rather than the sum of their history', async () => {
    Object.assign(localStorage, { authToken: 't', userEmail: 'ada@example.com', 'userCredits_ada@example.com': '120' });
    Object.assign(localStorage, { creditHistory: JSON.stringify([bought('b', '01', { credits: 500 })]) });
    expect(readAccount().credits).toBe(120);
    await logOut();
    expect([stored('userCredits'), stored('userCredits_ada@example.com')]).toEqual(['120', '120']);
  });

  it('do not inherit what a session without a token left behind', async () => {
    Object.assign(localStorage, { userEmail: 'ada@example.com', userCredits: '500', hasPaymentMethod: 'true' });
    await logInAs('ben@example.com');
    expect(readAccount()).toMatchObject({ credits: 0, hasPaymentMethod: false });
    await logInAs('ada@example.com');
    expect(readAccount()).toMatchObject({ credits: 500, hasPaymentMethod: true });
  });

  it('do not see the mirror of an owner whom another program signed out', async () => {
    await settle(signUp({ name: 'Ada', email: 'ada@example.com', card: testCard('succeeds') }));
    await settle(purchaseCredits({ packId: 'starter', quantity: 1 }));
    localStorage.setItem('userEmail', 'ben@example.com');
    for (const name of ['userCredits', 'creditHistory']) localStorage.removeItem(name);
    expect(readAccount()).toMatchObject({ credits: 0, statements: [] });
  });

  it.each(['where there is room for a name', 'where nothing can be written'])(
    'can log out of a session without copies of its own, %s',
    async (place) => {
      Object.assign(localStorage, { authToken: 'a', userEmail: 'ada@example.com', userName: 'Ada' });
      Object.assign(localStorage, { isAdmin: 'false', userCredits: '120' });
      const takesOwner = place === 'where there is room for a name';
      const end = refuseStorage((_, name) => !(takesOwner && name === 'accountOwner'));
      await logOut();
      end();
      expect(snapshot()).toEqual({ userCredits: '120', ...(takesOwner && { accountOwner: 'ada@example.com' }) });
      if (takesOwner) {
        await logInAs('ben@example.com');
        expect([stored('userCredits'), stored('userCredits_ada@example.com')]).toEqual(['0', '120']);
      }
    },
  );

  it('do not see a pack that another customer chose in the same tab', async () => {
    await logInAs('ada@example.com');
    keepChosenPack({ packId: 'enterprise', quantity: 7 });
    await logOut();
    await logInAs('ben@example.com');
    expect(readChosenPack()).toBeNull();
    await logInAs('ada@example.com');
    expect(readChosenPack()).toMatchObject({ packId: 'enterprise', quantity: 7 });
  });

  it('the next customer after an admin is not an admin', async () => {
    await logInAs(admin);
    await logOut();
    expect(['authToken', 'userEmail', 'userName', 'isAdmin'].filter((name) => stored(name) !== null)).toEqual([]);
    await logInAs('ada@example.com');
    expect(stored('isAdmin')).toBe('false');
  });
});

it('a damaged key does not cost the customer a card', async () => {
  await settle(signUp({ name: 'Ada', email: 'ada@example.com', card: testCard('succeeds') }));
  localStorage.setItem('hasPaymentMethod', 'yes');
  expect(readAccount().hasPaymentMethod).toBe(true);
  await settle(purchaseCredits({ packId: 'starter', quantity: 1 }));
  expect(stored('hasPaymentMethod')).toBe('true');
});

it('a damaged key makes the payment return fail, instead of a success without credits', async () => {
  await logInAs('ada@example.com');
  localStorage.setItem('pendingPurchase', '{"credits":100}');
  await expect(settle(completePaymentReturn('s1'))).rejects.toMatchObject({ code: 'unreadable-purchase' });
});

it('sign up starts with no credits and tells the admins', async () => {
  localStorage.setItem('userCredits', '40');
  await settle(signUp({ name: ' Ada ', email: 'ada@example.com', card: testCard('succeeds') }));
  expect(snapshot()).toMatchObject({ userName: 'Ada', userCredits: '0', hasPaymentMethod: 'true' });
  expect(JSON.parse(stored('emailNotifications') ?? '')).toMatchObject([
    { type: 'signup', to: [admin, ops], timestamp: '2026-11-21T12:00:01.000Z' },
  ]);
  expectConsole('New signup: Ada');
});

it('sign up gives a pending purchase without an owner to the new customer', async () => {
  localStorage.setItem('pendingPurchase', '{"credits":5,"amount":5,"type":"credits"}');
  await settle(signUp({ name: 'Ada', email: 'ada@example.com' }));
  expect(await settle(completePaymentReturn('s1'))).toMatchObject({ credits: 5 });
});

it('sign up keeps the account of the customer before, as another program has stored it', async () => {
  Object.assign(localStorage, { authToken: 't', userEmail: 'ada@example.com', userCredits: '70' });
  await settle(signUp({ name: 'Ben', email: 'ben@example.com' }));
  expect(readAccount().credits).toBe(0);
  await logInAs('ada@example.com');
  expect(readAccount().credits).toBe(70);
});
