import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { identity } from '../../../brand.config';
import { creditServices } from '../../../src/content/catalogue/credits';
import { creditPackIds } from '../../../src/content/ids';
import { modelRuns } from '../../support/model-runs';
import { loadServices, type Services } from '../../support/services';
import { expectConsole } from '../../support/setup';
import { type Browser, openTabs, type Tab } from '../../support/tabs';
import type { Action, Answer, Model } from './model';
import * as actions from './model';

vi.mock('../../../src/services/delays', () => ({ delay: () => Promise.resolve() }));

type Command = fc.AsyncCommand<Model, Browser<Services>>;
const tabAt = ({ tabs }: Browser<Services>, number: number) => tabs[number - 1] as Tab<Services>;

const answerOf = (call: Promise<unknown>): Promise<Answer> =>
  call.then(
    (done) => ({ done }),
    (error: { code?: unknown }) => {
      if (typeof error.code === 'string') return { code: error.code };
      throw error;
    },
  );

/** Waits until all storage changes have arrived in every tab, as they have before a person's next action. */
const expectAll = (model: Model, browser: Browser<Services>) => {
  browser.settle();
  for (const { run } of browser.tabs) run((services) => actions.expectAccount(model, services));
  tabAt(browser, 1).run((services) => actions.expectOrders(model, services));
};

type Press = { tab: number; action: Action };

/** One action, or two at once, each of which is done completely or not at all. `room`: characters that are left in the first tab. */
const press = (presses: readonly Press[], room = Number.POSITIVE_INFINITY): Command => ({
  check: () => true,
  run: async (model, browser) => {
    for (const { tab, action } of presses) {
      tabAt(browser, tab).run((services) => action.prepare?.(services, model));
      browser.settle();
    }
    const { storage, run } = tabAt(browser, presses[0]?.tab ?? 1);
    storage.leaveRoomFor(room);
    const answers = await Promise.all(
      presses.map(async ({ tab, action }) => {
        const answer = await answerOf(tabAt(browser, tab).run(action.call));
        return { action, answer };
      }),
    );
    storage.leaveRoomFor(Number.POSITIVE_INFINITY);
    const done = answers.filter(({ answer }) => !('code' in answer && answer.code === 'storage-full'));
    if (room === Number.POSITIVE_INFINITY) expect(done).toEqual(answers);
    const before = structuredClone(model);
    try {
      for (const { action, answer } of done) action.apply(model, answer);
    } catch (error) {
      if (done.length < 2) throw error;
      Object.assign(model, before);
      for (const { action, answer } of done.toReversed()) action.apply(model, answer);
    }
    // A step that does not fit with its notification is stored without it.
    const stored = run(({ store, keys }) => store.read(keys.emailNotifications).length);
    if (room < Number.POSITIVE_INFINITY && stored === before.notifications) model.notifications = stored;
    expectAll(model, browser);
  },
  toString: () =>
    `${presses.map(({ tab, action }) => `tab ${tab} ${action.text}`).join(' and at once ')}, room for ${room} characters`,
});

/** Another program damages or removes a current-user key: what the mirror has is not lost. */
const damage = (name: string, raw: string | null): Command => ({
  // The owner must still be known.
  check: ({ signedIn, owner }) => (name === 'accountOwner' ? signedIn : owner) !== null,
  run: async (model, browser) => {
    const { storage } = tabAt(browser, 1);
    if (raw === null) storage.removeItem(name);
    else storage.setItem(name, raw);
    expectAll(model, browser);
  },
  toString: () => (raw === null ? `${name} is removed` : `${name} becomes ${raw}`),
});

const email = fc.constantFrom('ada@example.com', 'ben@example.com', identity.adminEmails[0]);
const count = (max: number) => fc.integer({ min: 1, max });
const orders = fc.oneof(
  fc.tuple(fc.constantFrom(...creditPackIds), count(40)).map((order) => actions.buy(...order)),
  fc.constantFrom(...creditServices).map(actions.redeem),
  fc.tuple(fc.constantFrom('s1', 's2'), count(900)).map((paid) => actions.returnFromPayment(...paid)),
  fc.constant(actions.startAssignment),
);
const { logOut, addCard } = actions;
const visits = fc.oneof(email.map(actions.signUp), email.map(actions.logIn), fc.constantFrom(logOut, addCard));
const inTab = (action: fc.Arbitrary<Action>) => fc.record({ tab: count(2), action });
const inAnyTab = inTab(fc.oneof(orders, fc.constant(logOut)));
const damaged = fc.constantFrom('userCredits', 'creditHistory', 'isAdmin', 'hasPaymentMethod');

const commands = [
  inTab(visits).map((one) => press([one])),
  inTab(orders).map((one) => press([one])),
  fc.tuple(inTab(fc.oneof(orders, visits)), fc.nat(3000)).map(([one, room]) => press([one], room)),
  fc.tuple(inAnyTab, inAnyTab).map((two) => press(two)),
  fc.tuple(damaged, fc.constantFrom('{broken', null)).map((change) => damage(...change)),
  fc.constant(damage('accountOwner', null)),
];

it('after any actions in two tabs, and any damage to the storage, every balance is the sum of its history', async () => {
  const browser = await openTabs(2, loadServices);
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 60, size: 'max' }), async (sequence) => {
      browser.empty();
      await fc.asyncModelRun(() => ({ model: actions.newModel(), real: browser }), sequence);
    }),
    modelRuns(),
  );
  expect(expectConsole('[email notification').length).toBeGreaterThan(0);
}, 600_000);
