import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { identity } from '../../../brand.config';
import type { Act } from '../../../src/services/projects/acts';
import type { Side } from '../../../src/services/projects/log';
import { modelRuns } from '../../support/model-runs';
import { loadServices, type Services } from '../../support/services';
import { expectConsole } from '../../support/setup';
import { type Browser, openTabs, type Tab } from '../../support/tabs';

vi.mock('../../../src/services/delays', () => ({ delay: () => Promise.resolve() }));

const customers = ['ada@example.com', 'bob@example.com'] as const;
const [admin] = identity.adminEmails;

/** The demo's clock of a run; steps may set it back. */
let time = 0;
const clock = () => new Date(time);
const hour = 3_600_000;

/** What each step does; it may refuse. `pick` chooses among what is there. */
const steps = {
  logIn: (s: Services, pick: number) => s.logIn({ email: [...customers, admin][pick % 3] ?? admin }),
  logOut: (s: Services) => s.logOut(),
  signUp: (s: Services, pick: number) => s.signUp({ name: 'N', email: customers[pick % 2] ?? '' }),
  redeem: async (s: Services) => {
    await s.store.transact((tx) => {
      if (tx.read(s.keys.authToken) === null) return;
      const email = tx.read(s.keys.userEmail);
      s.addPurchase(tx, { email, name: 'N' }, { credits: 500, amount: 450 });
    });
    await s.redeemService('logo-design', clock);
  },
  start: async (s: Services, pick: number) => {
    const entries = s.store.read(s.keys.creditHistory).filter(({ type }) => type === 'redemption');
    const entry = entries[pick % Math.max(1, entries.length)];
    if (entry) await s.startAssignment(entry, clock);
  },
  send: async (s: Services, pick: number) => {
    const kind = (['onboarding', 'trial', 'checkout', 'instant-site'] as const)[pick % 4] ?? 'trial';
    await s.store.transact((tx) => {
      const owner = tx.read(s.keys.authToken) === null ? null : tx.read(s.keys.userEmail);
      const payment = tx.read(s.keys.submissions).find((one) => one.kind === 'checkout')?.id;
      const paid = kind === 'checkout' ? { plan: 'instant-site' } : payment ? { payment: { paidBy: payment } } : {};
      const answers = { email: customers[pick % 2], ...paid };
      s.keepSubmission(tx, { kind, answers, id: `s${pick}`, at: clock(), owner: pick % 3 === 0 ? null : owner });
    });
  },
  book: async (s: Services, pick: number) => {
    const sites = s.store.read(s.keys.submissions).filter(({ kind }) => kind === 'instant-site');
    await s.bookMeeting(sites[pick % Math.max(1, sites.length)]?.id ?? '', clock);
  },
  act: async (s: Services, pick: number) => {
    const all = s.readAllProjects();
    const { project, log } = all[pick % Math.max(1, all.length)] ?? {};
    if (!project || !log) return;
    // Of a round, at times of one that is not the newest.
    const of = log.findLast(({ kind }) => kind === 'proofs' && pick % 3 > 0)?.id ?? project.key;
    const item = { rule: 'ring', seed: pick, colors: ['#ffffff', '#1d3a8a', '#f2784b'], letters: 'N' };
    const acts: Readonly<Record<string, Act>> = {
      proofs: { kind: 'proofs', items: [item], note: '' },
      choice: { kind: 'choice', of, index: pick % 2 },
      change: { kind: 'change', of, text: `Rounder ${pick}` },
      approved: { kind: 'approved', of },
      texts: { kind: 'texts', answers: { businessName: `N ${pick}` } },
      message: { kind: 'message', text: `Text ${pick}` },
      meeting: { kind: 'meeting', start: new Date(time + (pick % 80) * 24 * hour).toISOString(), minutes: 30 },
      begun: { kind: 'begun' },
      delivered: { kind: 'delivered', note: 'Here', link: 'https://example.com/' },
    };
    // Mostly what is allowed to whoever is signed in.
    const side: Side = s.store.read(s.keys.isAdmin) === pick % 9 > 0 ? 'agency' : 'customer';
    const allowed = s.actsOf({ project, log, now: clock() }, side);
    const named = pick % 4 === 0 ? Object.keys(acts) : allowed;
    const isEntry = project.kind === 'redemption';
    const address = {
      order: isEntry ? null : project.submission.id,
      entry: isEntry ? project.entry.id : null,
      date: isEntry ? project.date : null,
      customer: side === 'agency' ? project.customer : null,
    };
    if (pick % 7 === 0) return s.markSeen(address, clock);
    if (pick % 11 === 0) return s.setCanceled(address.order ?? '', pick % 2 === 0, clock);
    const last = log.at(-1)?.id ?? '';
    const act: Act =
      pick % 5 === 0 ? { kind: 'withdrawn', of: last } : (acts[named[pick % named.length] ?? ''] ?? { kind: 'begun' });
    const isIn = act.kind === 'withdrawn' || allowed.includes(act.kind);
    const before = s.store.read(s.projectEvents).length;
    await s.actOn(address, side, act, log.at(-1)?.id ?? null, clock);
    if (s.store.read(s.projectEvents).length > before) expect(isIn, JSON.stringify(act)).toBe(true);
  },
  finish: async (s: Services, pick: number) => {
    const orders = s.readOrders().filter(({ type }) => type === 'redemption');
    const order = orders[pick % Math.max(1, orders.length)];
    if (order && pick % 2 === 0) await s.setCompleted(order, pick % 3 !== 0);
    else await s.setDone(s.store.read(s.keys.submissions)[0]?.id ?? '', pick % 3 !== 0, clock);
  },
  clock: async (_: Services, pick: number) => {
    time += ((pick % 60) - 20) * 5 * hour;
  },
} as const;
type StepName = keyof typeof steps;

const moneyOf = (s: Services) =>
  s
    .readOrders()
    .map(({ id, credits, date, userEmail, type, ...order }) =>
      [id, credits, date, userEmail, type === 'purchase' && 'amount' in order && order.amount].join(),
    )
    .sort();
const isMoney = (name: StepName) => name === 'redeem' || name === 'signUp';

/** What holds at any time, whoever is signed in. */
const check = (s: Services) => {
  const events = s.store.read(s.projectEvents);
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  for (const { project, log } of s.readAllProjects()) {
    // It throws if no row of the table fits.
    expect(s.stateOf({ project, log, now: clock() })).toMatch(/^[a-z]+$/);
  }
  const email = s.store.read(s.keys.userEmail);
  for (const { project, log } of s.readOwnProjects())
    for (const event of log) {
      expect(event.project).toBe(project.key);
      expect([email, null]).toContain(project.customer);
    }
  return events;
};

const codes = /signed-out|unknown-entry|not-now|not-admin|messages-full|storage-full|account-exists|insufficient/;

const walk = async (browser: Browser<Services>, sequence: readonly [StepName, number, number][]) => {
  const tab = (number: number): Tab<Services> => browser.tabs[number % 2] as Tab<Services>;
  for (const [name, pick, how] of sequence) {
    const [before, money] = tab(how).run((s) => [check(s), moneyOf(s)]);
    const text = tab(how).run((s) => JSON.stringify(s.store.names().map((key) => s.store.raw(key))));
    const call = (number: number) =>
      tab(number)
        .run((s) => steps[name](s, pick))
        .then(
          () => null,
          (error: unknown) => {
            if (!codes.test(String((error as { code?: unknown }).code))) throw error;
            return error;
          },
        );
    // Every third act is pressed in both tabs at once; other steps, now and then, with little room.
    const isTwice = how % 3 === 0 && name === 'act';
    if (how % 5 === 0 && !isTwice) tab(how).storage.leaveRoomFor(how * 10);
    const refusals = await Promise.all(isTwice ? [call(how), call(how + 1)] : [call(how)]);
    tab(how).storage.leaveRoomFor(Number.POSITIVE_INFINITY);
    browser.settle();
    const after = tab(how).run(check);
    expect(after.slice(0, before.length), 'the log is only added to').toEqual(before);
    if (!isMoney(name)) expect(tab(how).run(moneyOf)).toEqual(money);
    if (refusals.every(Boolean) && name === 'act')
      expect(tab(how).run((s) => JSON.stringify(s.store.names().map((key) => s.store.raw(key))))).toBe(text);
    if (name === 'act') expect(after.length - before.length, 'two presses are one event').toBeLessThan(2);
  }
};

it('whatever two sides do in two tabs, every project has one state, and neither money nor another customer’s log changes', async () => {
  const browser = await openTabs(2, loadServices);
  const kinds = new Set<string>();
  const names = Object.keys(steps) as StepName[];
  const step = fc.tuple(fc.constantFrom<StepName>(...names, ...Array<'act'>(12).fill('act')), fc.nat(2000), fc.nat(50));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), async (sequence) => {
      browser.empty();
      time = Date.parse('2026-11-24T12:00:00.000Z');
      // Every second one begins as the admin, who else is signed in too seldom to send proofs.
      const begun: typeof sequence = [
        ['logIn', 0, 1],
        ['redeem', 0, 1],
        ['start', 0, 1],
        ['logIn', 2, 1],
      ];
      await walk(browser, [...begun.slice(0, 3 + (sequence.length % 2)), ...sequence]);
      for (const event of browser.tabs[0]?.run(({ store, projectEvents }) => store.read(projectEvents)) ?? [])
        kinds.add(event.kind);
    }),
    modelRuns(),
  );
  const reached = ['begun', 'delivered', 'meeting', 'message', 'proofs', 'seen', 'withdrawn'];
  expect([...kinds], 'acts that were allowed').toEqual(expect.arrayContaining(reached));
  expectConsole('[email notification');
}, 600_000);
