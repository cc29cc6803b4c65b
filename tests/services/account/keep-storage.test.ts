import { beforeEach, expect, it, vi } from 'vitest';
import { askToKeepStorage } from '../../../src/services/account/keep-storage';
import { logIn } from '../../../src/services/account/session';
import { addPaymentMethod, purchaseCredits } from '../../../src/services/credits/purchases';
import { signUp } from '../../../src/services/sign-in/sign-up';
import { refuseWrites, signIn } from '../../support/storage';
import { testCard } from '../../support/test-card';

vi.mock('../../../src/services/delays', () => ({ delay: () => Promise.resolve() }));

const persist = vi.fn();
const rest = () => new Promise((done) => setTimeout(done, 5));

beforeEach(() => {
  persist.mockReset().mockImplementation(() => new Promise(() => {}));
  vi.stubGlobal('navigator', { storage: { persist } });
  document.body.innerHTML = '';
});

it('log in, sign up and the first payment ask once a browser, after their keys are written', async () => {
  persist.mockImplementationOnce(() => {
    expect(localStorage.getItem('userEmail')).toBe('ada@example.com');
    expect(localStorage.getItem('persistenceAsked')).toBe('true');
    return Promise.reject(new TypeError('not here'));
  });
  await logIn({ email: 'ada@example.com' });
  expect(persist).not.toHaveBeenCalled();
  await rest();
  expect(persist).toHaveBeenCalledTimes(1);
  for (const press of [
    () => signUp({ name: 'Eve', email: 'eve@example.com', card: testCard('succeeds') }),
    () => purchaseCredits({ packId: 'starter', quantity: 1 }),
  ]) {
    await press();
    await rest();
    expect(persist).toHaveBeenCalledTimes(1);
    localStorage.removeItem('persistenceAsked');
    await press().catch(() => {});
    persist.mockClear();
    askToKeepStorage();
    await rest();
    expect(persist).toHaveBeenCalledTimes(1);
  }
});

it('nobody is asked while typing into another form, and not where nothing can be stored', async () => {
  document.body.innerHTML = '<form><textarea></textarea><button aria-busy="false"></button></form>';
  document.querySelector('textarea')?.focus();
  askToKeepStorage();
  await rest();
  expect(persist).not.toHaveBeenCalled();
  document.querySelector('button')?.setAttribute('aria-busy', 'true');
  const end = refuseWrites();
  askToKeepStorage();
  await rest();
  expect(persist).not.toHaveBeenCalled();
  end();
  askToKeepStorage();
  await rest();
  expect(persist).toHaveBeenCalledTimes(1);
});

it('a card that is checked and not charged is no reason to ask', async () => {
  signIn('ada@example.com');
  await addPaymentMethod(testCard('succeeds'));
  await rest();
  expect(persist).not.toHaveBeenCalled();
});

it('without the function nothing happens', async () => {
  vi.stubGlobal('navigator', {});
  await logIn({ email: 'ada@example.com' });
  await rest();
  expect(localStorage.getItem('persistenceAsked')).toBeNull();
});
