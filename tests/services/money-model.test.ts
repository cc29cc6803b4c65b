// @vitest-environment node
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { creditServices } from '../../src/content/catalogue/credits';
import { creditPackIds } from '../../src/content/ids';
import { logIn, logOut, signUp } from '../../src/services/account/session';
import { readAccount } from '../../src/services/credits/history';
import { addPaymentMethod, completePaymentReturn, purchaseCredits } from '../../src/services/credits/purchases';
import { redeemService, startAssignment } from '../../src/services/credits/redemptions';
import { ServiceError } from '../../src/services/errors';
import { readOrders, totalOrders } from '../../src/services/orders/orders';
import * as keys from '../../src/storage/schema';
import { store } from '../../src/storage/store';
import { expectConsole } from '../support/setup';
import { emptyStorage } from '../support/storage';

vi.mock('../../src/services/delays', () => ({ delay: () => Promise.resolve() }));

type Person = {
  credits: number;
  bought: number;
  redeemed: number;
  spentCents: number;
  sessions: Set<string>;
  pending: number | null;
};
type Model = { people: Map<string, Person>; signedIn: string | null };
type Command = (model: Model) => Promise<void>;

const emails = ['ada@example.com', 'ben@example.com', 'admin@tessera.example'];
const pack = { starter: [100, 10000], professional: [500, 45000], enterprise: [2000, 150000] } as const;

const newPerson = (): Person => ({
  credits: 0,
  bought: 0,
  redeemed: 0,
  spentCents: 0,
  sessions: new Set(),
  pending: null,
});
const current = (model: Model) => (model.signedIn ? (model.people.get(model.signedIn) ?? null) : null);

/** Runs a service; what it refuses by name is part of the game. */
const attempt = async <T>(action: () => Promise<T>): Promise<T | ServiceError> => {
  try {
    return await action();
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
};

const commands = fc.oneof(
  fc.constantFrom(...emails).map(
    (email): Command =>
      async (model) => {
        const result = await attempt(() => signUp({ name: 'N', email: ` ${email.toUpperCase()} `, hasCard: true }));
        if (model.people.has(email)) expect(result).toMatchObject({ code: 'account-exists' });
        else {
          model.people.set(email, newPerson());
          model.signedIn = email;
        }
      },
  ),
  fc.constantFrom(...emails).map(
    (email): Command =>
      async (model) => {
        await logIn({ email, remember: false });
        if (!model.people.has(email)) model.people.set(email, newPerson());
        model.signedIn = email;
      },
  ),
  fc.constant<Command>(async (model) => {
    await logOut();
    model.signedIn = null;
  }),
  fc.constant<Command>(async (model) => {
    const result = await attempt(addPaymentMethod);
    if (!model.signedIn) expect(result).toMatchObject({ code: 'signed-out' });
  }),
  fc.tuple(fc.constantFrom(...creditPackIds), fc.integer({ min: 1, max: 40 })).map(
    ([packId, quantity]): Command =>
      async (model) => {
        const result = await attempt(() => purchaseCredits({ packId, quantity }));
        const person = current(model);
        if (result instanceof ServiceError) {
          expect(result.code).toBe(person ? 'no-payment-method' : 'signed-out');
          return;
        }
        const [credits, cents] = pack[packId];
        if (!person) throw new Error('bought while signed out');
        person.credits += credits * quantity;
        person.bought += credits * quantity;
        person.spentCents += cents * quantity;
      },
  ),
  fc.constantFrom(...creditServices).map(
    (service): Command =>
      async (model) => {
        const result = await attempt(() => redeemService(service.id));
        const person = current(model);
        if (!person) expect(result).toMatchObject({ code: 'signed-out' });
        else if (person.credits < service.credits) expect(result).toMatchObject({ code: 'insufficient-credits' });
        else {
          expect(result).toMatchObject({ status: 'pending' });
          person.credits -= service.credits;
          person.redeemed += service.credits;
        }
      },
  ),
  fc.tuple(fc.constantFrom('s1', 's2'), fc.integer({ min: 1, max: 900 })).map(
    ([session, credits]): Command =>
      async (model) => {
        const person = current(model);
        if (!person) return;
        store.write(keys.pendingPurchase, { credits, amount: credits, type: 'credits' });
        await completePaymentReturn(session);
        await completePaymentReturn(session);
        if (person.sessions.has(session)) person.pending = credits;
        else {
          person.sessions.add(session);
          person.pending = null;
          person.credits += credits;
          person.bought += credits;
          person.spentCents += credits * 100;
        }
      },
  ),
  fc.constant<Command>(async (model) => {
    const entry = current(model) && readAccount().statements.find(({ status }) => status === 'pending');
    if (entry) await startAssignment(entry);
  }),
  fc.constantFrom('userCredits', 'creditHistory', 'isAdmin', 'hasPaymentMethod').map(
    (name): Command =>
      async (model) => {
        // Something else damages a key: what the user's own copy still knows is not lost.
        if (model.signedIn) await store.replaceRaw(() => [{ area: 'local', name, raw: '{broken' }]);
      },
  ),
);

const check = (model: Model) => {
  const person = current(model);
  if (person) {
    const { credits, statements, totals } = readAccount();
    expect(credits).toBe(person.credits);
    expect(Number.isInteger(credits) && credits >= 0).toBe(true);
    expect(statements.reduce((sum, entry) => sum + entry.credits, 0)).toBe(credits);
    expect(statements.every(({ balance }) => balance >= 0)).toBe(true);
    expect(totals).toEqual({ purchased: person.bought, redeemed: person.redeemed, spentCents: person.spentCents });
  }
  const people = [...model.people.values()];
  expect(totalOrders(readOrders())).toMatchObject({
    revenueCents: people.reduce((sum, { spentCents }) => sum + spentCents, 0),
    creditsIssued: people.reduce((sum, { bought }) => sum + bought, 0),
    activeUsers: people.filter(({ bought }) => bought > 0).length,
  });
};

beforeEach(emptyStorage);

describe('any sequence of sign-ups, log-ins, purchases, redemptions, returns and damage', () => {
  it('keeps every balance the sum of its history, and everyone to themselves', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(commands, { maxLength: 60 }), async (steps) => {
        await emptyStorage();
        const model: Model = { people: new Map(), signedIn: null };
        for (const step of steps) {
          await step(model);
          check(model);
        }
      }),
      { numRuns: 2000 },
    );
    expectConsole('[email notification');
  }, 180_000);
});
