import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logIn } from '../../../src/services/account/session';
import { readAccount } from '../../../src/services/credits/history';
import { completePaymentReturn, purchaseCredits } from '../../../src/services/credits/purchases';
import { redeemService, startAssignment } from '../../../src/services/credits/redemptions';
import { signUp } from '../../../src/services/sign-in/sign-up';
import { health } from '../../../src/storage/health';
import * as keys from '../../../src/storage/schema';
import { store } from '../../../src/storage/store';
import { settle } from '../../support/settle';
import { limitStorage, refuseStorage, snapshot } from '../../support/storage';

const at = '2026-11-24T12:00:00.000Z';

const steps = {
  signup: {
    before: () => {},
    run: () => settle(signUp({ name: 'Bo', email: 'bo@example.com' })),
    done: () => store.read(keys.userName) === 'Bo',
  },
  purchase: {
    before: () => store.write(keys.hasPaymentMethod, true),
    run: () => settle(purchaseCredits({ packId: 'starter', quantity: 1 })),
    done: () => readAccount().credits === 600,
  },
  redemption: {
    before: () => {},
    run: () => settle(redeemService('revision')),
    done: () => readAccount().credits === 450,
  },
  service_start: {
    before: () => settle(redeemService('revision')),
    run: async () => {
      const [entry] = readAccount().statements;
      if (entry) await startAssignment(entry);
    },
    done: () => readAccount().statements[0]?.status === 'active',
  },
  'payment return': {
    before: () => store.write(keys.pendingPurchase, { credits: 100, amount: 100, type: 'credits' }),
    run: () => settle(completePaymentReturn('cs_1')),
    done: () => readAccount().credits === 600,
  },
};

const mail = { to: ['someone@example.com'], subject: '', body: 'x'.repeat(800) };
const oldEmail = { ...mail, type: 'signup' as const, timestamp: at };
const oldEmails = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...oldEmail, subject: `Old ${index}` }));

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(at) });
  store.write(keys.userCredits, 500);
  await settle(logIn({ email: 'ada@example.com' }));
});

describe.each(Object.entries(steps))('%s', (_name, { before, run, done }) => {
  beforeEach(async () => {
    await before();
  });

  it('is stored without its notification where only that finds no room', async () => {
    const stored = store.raw('emailNotifications');
    refuseStorage((_count, name) => name === 'emailNotifications');
    await run();
    expect(done()).toBe(true);
    expect(store.raw('emailNotifications')).toBe(stored);
    const email = store.read(keys.userEmail) ?? '';
    expect(store.read(keys.creditHistoryOf(email))).toEqual(store.read(keys.creditHistory));
    expect(health.read().full).toBe(false);
  });

  it('changes nothing where more finds no room', async () => {
    const stored = snapshot();
    const isRefused = (name: string) => name === 'emailNotifications' || /^(userCredits|creditHistory)_/.test(name);
    refuseStorage((_count, name) => isRefused(name));
    await expect(run()).rejects.toMatchObject({ code: 'storage-full' });
    const { openPayments: _open, providerPayments: _paid, ...after } = snapshot();
    expect(after).toEqual(stored);
  });

  it('keeps the newest 500 notifications', async () => {
    const old = oldEmails(600);
    store.write(keys.emailNotifications, old);
    await run();
    const kept = store.read(keys.emailNotifications);
    expect(kept).toHaveLength(500);
    expect(kept.slice(0, 499)).toEqual(old.slice(101));
    expect(kept.at(-1)?.subject).not.toMatch(/^Old/);
  });

  it('is stored with its notification in a full storage, if a log of 4,300 is shortened for it', async () => {
    store.write(keys.emailNotifications, oldEmails(4300));
    limitStorage();
    await run();
    expect(done()).toBe(true);
    expect(store.read(keys.emailNotifications)).toHaveLength(500);
  });
});

it.each([
  ['a step without a notification', () => store.transact((tx) => tx.write(keys.hasPaymentMethod, true))],
  ['a single key', async () => store.write(keys.rememberedEmail, 'ada@example.com')],
])('%s is stored in a full storage, if a log of 4,300 is shortened for it', async (_name, write) => {
  store.write(keys.emailNotifications, oldEmails(4300));
  limitStorage();
  await write();
  expect(store.read(keys.emailNotifications)).toEqual(oldEmails(4300).slice(-500));
});
