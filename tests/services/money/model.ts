/** The model of each customer's account, and the results of services that it allows. */
import { expect } from 'vitest';
import { creditPacks, type creditServices } from '../../../src/content/catalogue/credits';
import type { CreditPackId } from '../../../src/content/ids';
import type { Services } from '../../support/services';
import { testCard } from '../../support/test-card';

const newPerson = () => ({ bought: 0, redeemed: 0, spentCents: 0, sessions: new Set<string>(), pending: 0 });
type Person = ReturnType<typeof newPerson>;

/** `owner`: who was signed in last. `started`: ids of the redemptions that were started. */
export const newModel = () => ({
  people: new Map<string, Person>(),
  signedIn: null as string | null,
  owner: null as string | null,
  started: new Set<string>(),
  notifications: 0,
});
export type Model = ReturnType<typeof newModel>;

const personOf = (model: Model, email: string | null): Person | null => (email && model.people.get(email)) || null;

/** The code of a service's error; any other error is a bug and is thrown again. */
export type Answer = { code: string } | { done: unknown };

/** An action of a customer in one tab: the call, and how its result changes the model. */
export type Action = {
  text: string;
  prepare?: (services: Services, model: Model) => void;
  call: (services: Services) => Promise<unknown>;
  /** @throws an assertion error if the model does not allow the result */
  apply: (model: Model, answer: Answer) => void;
};

const expectRefusal = (answer: Answer, code: string) => expect(answer).toEqual({ code });
const expectDone = (answer: Answer, done: unknown) => expect(answer).toEqual({ done });

const enter = (model: Model, email: string) => {
  if (!model.people.has(email)) model.people.set(email, newPerson());
  model.signedIn = model.owner = email;
};
const book = (model: Model, person: Person, credits: number, cents: number) => {
  person.bought += credits;
  person.spentCents += cents;
  model.notifications += 1;
};

export const signUp = (email: string): Action => ({
  text: `${email} signs up`,
  call: ({ signUp }) => signUp({ name: 'N', email: ` ${email.toUpperCase()} `, card: testCard('succeeds') }),
  apply: (model, answer) => {
    if (model.people.has(email)) return expectRefusal(answer, 'account-exists');
    expect(answer).toHaveProperty('done');
    enter(model, email);
    model.notifications += 1;
  },
});

export const logIn = (email: string): Action => ({
  text: `${email} logs in`,
  call: ({ logIn }) => logIn({ email, remember: false }),
  apply: (model, answer) => {
    expect(answer).toHaveProperty('done');
    enter(model, email);
  },
});

export const logOut: Action = {
  text: 'logs out',
  call: ({ logOut }) => logOut(),
  apply: (model, answer) => {
    expect(answer).toHaveProperty('done');
    model.signedIn = null;
  },
};

export const addCard: Action = {
  text: 'adds a card',
  call: ({ addPaymentMethod }) => addPaymentMethod(),
  apply: (model, answer) => {
    if (!model.signedIn) expectRefusal(answer, 'signed-out');
  },
};

export const buy = (packId: CreditPackId, quantity: number): Action => ({
  text: `buys ${quantity} × ${packId}`,
  call: ({ purchaseCredits }) => purchaseCredits({ packId, quantity }),
  apply: (model, answer) => {
    const person = personOf(model, model.signedIn);
    if (!person) return expectRefusal(answer, 'signed-out');
    if ('code' in answer) return expectRefusal(answer, 'no-payment-method');
    const pack = creditPacks.find(({ id }) => id === packId);
    book(model, person, (pack?.credits ?? 0) * quantity, (pack?.priceCents ?? 0) * quantity);
  },
});

export const redeem = (service: (typeof creditServices)[number]): Action => ({
  text: `redeems ${service.id} for ${service.credits}`,
  call: ({ redeemService }) => redeemService(service.id),
  apply: (model, answer) => {
    const person = personOf(model, model.signedIn);
    if (!person) return expectRefusal(answer, 'signed-out');
    if (person.bought - person.redeemed < service.credits) return expectRefusal(answer, 'insufficient-credits');
    expectDone(answer, expect.objectContaining({ status: 'pending' }));
    person.redeemed += service.credits;
    model.notifications += 1;
  },
});

/** The payment provider's return; the customer may have logged out in the meantime. */
export const returnFromPayment = (session: string, credits: number): Action => ({
  text: `returns from paying for ${credits} credits, ${session}`,
  prepare: ({ store, keys }, model) => {
    const person = personOf(model, model.owner);
    if (!person) return;
    person.pending = credits;
    store.write(keys.pendingPurchase, { credits, amount: credits, type: 'credits' });
  },
  call: ({ completePaymentReturn }) => completePaymentReturn(session),
  apply: (model, answer) => {
    const person = personOf(model, model.owner);
    if (!person || person.sessions.has(session) || person.pending === 0) return expectDone(answer, null);
    expectDone(answer, expect.objectContaining({ credits: person.pending, stripeSessionId: session }));
    person.sessions.add(session);
    book(model, person, person.pending, person.pending * 100);
    person.pending = 0;
  },
});

export const startAssignment: Action = {
  text: 'starts what is pending',
  call: async ({ readAccount, startAssignment }) => {
    const entry = readAccount().statements.find(({ status }) => status === 'pending');
    if (entry) await startAssignment(entry);
    return entry?.id;
  },
  apply: (model, answer) => {
    if ('code' in answer) return expectRefusal(answer, model.signedIn ? '' : 'signed-out');
    if (typeof answer.done !== 'string' || model.started.has(answer.done)) return;
    model.started.add(answer.done);
    model.notifications += 1;
  },
};

/** Checks that the customer's account agrees with the model, and that the balance is the sum of the history. */
export const expectAccount = (model: Model, { readAccount }: Services): void => {
  const person = personOf(model, model.owner);
  if (!person) return;
  const { credits, statements, totals } = readAccount();
  const { bought: purchased, redeemed, spentCents } = person;
  expect({ credits, totals }).toEqual({ credits: purchased - redeemed, totals: { purchased, redeemed, spentCents } });
  expect(statements.reduce((sum, entry) => sum + entry.credits, 0)).toBe(credits);
  expect(statements.every(({ balance }) => Number.isInteger(balance) && balance >= 0)).toBe(true);
};

/** Checks that the admin's orders agree with the model, and that each notification is stored once. */
export const expectOrders = (model: Model, { readOrders, totalOrders, store, keys }: Services): void => {
  const people = [...model.people.values()];
  expect(totalOrders(readOrders())).toMatchObject({
    revenueCents: people.reduce((sum, { spentCents }) => sum + spentCents, 0),
    creditsIssued: people.reduce((sum, { bought }) => sum + bought, 0),
    activeUsers: people.filter(({ bought }) => bought > 0).length,
  });
  expect(store.read(keys.emailNotifications)).toHaveLength(model.notifications);
};
