/** The commands of fast-check: single actions, actions with a nearly full storage, two actions at once, and damage. */

import fc from 'fast-check';
import { identity } from '../../../brand.config';
import { creditServices } from '../../../src/content/catalogue/credits';
import { creditPackIds } from '../../../src/content/ids';
import type { Services } from '../../support/services';
import type { Browser } from '../../support/tabs';
import * as actions from './model';
import { type Action, type Answer, expectAccount, expectOrders, type Model } from './model';

type Command = fc.AsyncCommand<Model, Browser<Services>>;

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : null;

const answerOf = async (call: () => Promise<unknown>): Promise<Answer> => {
  try {
    return { done: await call() };
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    return { code };
  }
};

const tabAt = ({ tabs }: Browser<Services>, number: number) => {
  const tab = tabs[number - 1];
  if (!tab) throw new Error(`no tab ${number}`);
  return tab;
};

/** Waits until all storage changes have arrived in every tab, as they have before a person's next action. */
const expectAll = (model: Model, browser: Browser<Services>) => {
  browser.settle();
  for (const { run } of browser.tabs) run((services) => expectAccount(model, services));
  tabAt(browser, 1).run((services) => expectOrders(model, services));
};

const prepare = (browser: Browser<Services>, tab: number, action: Action, model: Model) => {
  tabAt(browser, tab).run((services) => action.prepare?.(services, model));
  browser.settle();
};

const isPossible = (action: Action, model: Model) => action.isPossible?.(model) ?? true;

class Alone implements Command {
  constructor(
    private readonly tab: number,
    private readonly action: Action,
  ) {}
  check = (model: Readonly<Model>) => isPossible(this.action, model);
  async run(model: Model, browser: Browser<Services>) {
    prepare(browser, this.tab, this.action, model);
    this.action.apply(model, await answerOf(() => tabAt(browser, this.tab).run(this.action.call)));
    expectAll(model, browser);
  }
  toString = () => `tab ${this.tab} ${this.action.text}`;
}

/** Checks that an action was done completely or not at all. */
class InFullStorage implements Command {
  constructor(
    private readonly tab: number,
    private readonly action: Action,
    private readonly room: number,
  ) {}
  check = (model: Readonly<Model>) => isPossible(this.action, model);
  async run(model: Model, browser: Browser<Services>) {
    const { storage, run } = tabAt(browser, this.tab);
    prepare(browser, this.tab, this.action, model);
    storage.leaveRoomFor(this.room);
    const answer = await answerOf(() => run(this.action.call));
    storage.leaveRoomFor(Number.POSITIVE_INFINITY);
    if (!('code' in answer && answer.code === 'storage-full')) {
      const before = model.notifications;
      this.action.apply(model, answer);
      // A step that does not fit with its notification is stored without it.
      const stored = run(({ store, keys }) => store.read(keys.emailNotifications).length);
      if (stored === before) model.notifications = before;
    }
    expectAll(model, browser);
  }
  toString = () => `tab ${this.tab} ${this.action.text}, with room for ${this.room} characters`;
}

class AtOnce implements Command {
  constructor(
    private readonly first: { tab: number; action: Action },
    private readonly second: { tab: number; action: Action },
  ) {}
  check = (model: Readonly<Model>) => isPossible(this.first.action, model) && isPossible(this.second.action, model);
  async run(model: Model, browser: Browser<Services>) {
    const both = [this.first, this.second] as const;
    for (const { tab, action } of both) prepare(browser, tab, action, model);
    const [first, second] = await Promise.all(
      both.map(async ({ tab, action }) => ({
        action,
        answer: await answerOf(() => tabAt(browser, tab).run(action.call)),
      })),
    );
    if (!first || !second) throw new Error('two were called');
    const before = structuredClone(model);
    try {
      for (const { action, answer } of [first, second]) action.apply(model, answer);
    } catch {
      Object.assign(model, before);
      for (const { action, answer } of [second, first]) action.apply(model, answer);
    }
    expectAll(model, browser);
  }
  toString = () =>
    `at once: tab ${this.first.tab} ${this.first.action.text}, tab ${this.second.tab} ${this.second.action.text}`;
}

/** Another program damages or removes a current-user key: what the mirror has is not lost. */
class Damage implements Command {
  constructor(
    private readonly name: string,
    private readonly raw: string | null,
  ) {}
  /** The owner must still be known. */
  check = ({ signedIn, owner }: Readonly<Model>) => (this.name === 'accountOwner' ? signedIn : owner) !== null;
  async run(model: Model, browser: Browser<Services>) {
    const { storage } = tabAt(browser, 1);
    if (this.raw === null) storage.removeItem(this.name);
    else storage.setItem(this.name, this.raw);
    expectAll(model, browser);
  }
  toString = () => (this.raw === null ? `${this.name} is removed` : `${this.name} becomes ${this.raw}`);
}

const email = fc.constantFrom('ada@example.com', 'ben@example.com', identity.adminEmails[0]);
const orders = fc.oneof(
  fc
    .tuple(fc.constantFrom(...creditPackIds), fc.integer({ min: 1, max: 40 }))
    .map(([id, many]) => actions.buy(id, many)),
  fc.constantFrom(...creditServices).map(actions.redeem),
  fc
    .tuple(fc.constantFrom('s1', 's2'), fc.integer({ min: 1, max: 900 }))
    .map(([id, many]) => actions.returnFromPayment(id, many)),
  fc.constant(actions.startAssignment()),
);
const visitor = [email.map(actions.signUp), email.map(actions.logIn)];
const visits = fc.oneof(...visitor, fc.constantFrom(actions.logOut(), actions.addCard()));
const tab = fc.integer({ min: 1, max: 2 });
const inTab = fc.record({ tab, action: fc.oneof(orders, fc.constant(actions.logOut())) });
const damaged = fc.constantFrom('userCredits', 'creditHistory', 'isAdmin', 'hasPaymentMethod');

/** All kinds of commands. */
export const commands: fc.Arbitrary<Command>[] = [
  fc.tuple(tab, visits).map(([number, action]) => new Alone(number, action)),
  fc.tuple(tab, orders).map(([number, action]) => new Alone(number, action)),
  fc
    .tuple(tab, fc.oneof(orders, visits), fc.integer({ min: 0, max: 3000 }))
    .map(([number, action, room]) => new InFullStorage(number, action, room)),
  fc.tuple(inTab, inTab).map(([first, second]) => new AtOnce(first, second)),
  fc.tuple(damaged, fc.constantFrom('{broken', null)).map(([name, raw]) => new Damage(name, raw)),
  fc.constant(new Damage('accountOwner', null)),
];
