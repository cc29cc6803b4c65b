/** What the agency and customers see of projects, and what they are kept from. */
import { beforeEach, expect, it } from 'vitest';
import { identity } from '../../../brand.config';
import { readTyped, writeTyped } from '../../../src/services/drafts/typed-texts';
import { type Act, actOn, markSeen } from '../../../src/services/projects/acts';
import { readAllProjects, readProject } from '../../../src/services/projects/find';
import { newsFor } from '../../../src/services/projects/log';
import { readOwnProjects, setCanceled } from '../../../src/services/projects/own';
import { siteAnswers } from '../../../src/services/projects/site-answers';
import { nextOf } from '../../../src/services/projects/texts';
import { todayOf } from '../../../src/services/projects/today';
import { numberOfEntry } from '../../../src/services/submissions/summary';
import type { ProjectEvent } from '../../../src/storage/project-events';
import { redeemed } from '../../../support/entries';
import { signIn } from '../../support/storage';

const now = new Date('2026-11-24T12:00:00.000Z');
const [ben, eve] = ['ben@example.com', 'eve@example.com'];
const sent = (id: string, kind: string, date: string, email: string, more: object = {}, rest: object = {}) => ({
  ...{ id, kind, date: `2026-${date}T10:00:00.000Z`, owner: email },
  ...{ answers: { email, ...more }, ...rest },
});
const plan = sent('plan', 'checkout', '11-20', ben, { plan: 'agency', totalAmount: 5000 });
const renewed = sent('renewed', 'checkout', '10-28', ben, { plan: 'agency', totalAmount: 5000 }, { done: plan.date });
const brief = sent('brief', 'onboarding', '11-19', eve);
const trial = sent('trial', 'trial', '11-21', 'kim@example.com', { trialEndDate: '2026-11-28T10:00:00.000Z' });
const site = sent('site', 'instant-site', '11-22', 'joe@example.com', { fullName: 'Joe' }, { booked: plan.date });
const built = sent('built', 'instant-site', '11-10', 'lea@example.com', {}, { done: plan.date });
const own = sent('own', 'checkout', '11-20', identity.adminEmails[0] ?? '', { plan: 'agency', totalAmount: 5000 });
const event = (project: string, by: 'customer' | 'agency', rest: object) =>
  ({ id: `${project} ${JSON.stringify(rest)}`, project, at: '2026-11-23T10:00:00.000Z', by, ...rest }) as ProjectEvent;
const log = [
  event('plan', 'customer', { kind: 'message', text: 'Hello' }),
  event('site', 'customer', { kind: 'meeting', start: '2026-11-25T09:00:00.000Z', minutes: 15 }),
  event('built', 'agency', { kind: 'begun' }),
];
const all = [plan, renewed, brief, trial, site, built, own];

const asAdmin = () => {
  signIn(identity.adminEmails[0] ?? '');
  localStorage.setItem('isAdmin', 'true');
};

beforeEach(() => {
  localStorage.setItem('submissions', JSON.stringify(all));
  localStorage.setItem('projectEvents', JSON.stringify(log));
});

it('the agency’s day has what waits for it by its kind, and nothing of the admin’s own', () => {
  asAdmin();
  expect(todayOf(readAllProjects(), now).map(({ kind, who, text }) => `${kind}, ${who}: ${text}`)).toEqual([
    'message, Joe: 1 new (meeting)',
    'message, ben@example.com: 1 new (message)',
    'new, Joe: new: Meeting Wed, Nov 25',
    'new, ben@example.com: new: Running, next charge Dec 20',
    'new, eve@example.com: answer was due Nov 23',
    'meeting, Joe: meeting Nov 25, 2026, 9:00 AM',
    'work, lea@example.com: Built: deliver it',
    'trial, kim@example.com: ends Nov 28',
    'charge, ben@example.com: next charge Nov 28',
  ]);
});

it('the next step names its day, in time or late', () => {
  asAdmin();
  const nextAt = (at: Date) =>
    Object.fromEntries(readAllProjects().map((seen) => [seen.project.key, nextOf({ ...seen, now: at }).text]));
  const [early, late] = [nextAt(new Date('2026-11-20T12:00:00.000Z')), nextAt(now)];
  expect([early.brief, late.brief]).toEqual([expect.stringContaining('Nov 23'), expect.stringContaining('Nov 23')]);
  expect(late.brief).not.toBe(early.brief);
  expect(late.site).toContain('Nov 25, 2026, 9:00 AM');
  expect(late.plan).toContain('Dec 20');
  expect(late.trial).toContain('Nov 28');
  expect(nextAt(new Date('2026-11-23T12:00:00.000Z')).built).toContain('Nov 24, 2026, 10:00 AM');
});

it('a page that is opened remembers the state in which it was seen, once', async () => {
  signIn('lea@example.com');
  localStorage.setItem(
    'projectEvents',
    JSON.stringify([event('built', 'agency', { kind: 'delivered', note: 'Here' })]),
  );
  const open = () => markSeen({ ...address, order: 'built' }, () => now);
  await open();
  await open();
  const [project] = readOwnProjects();
  expect(project?.log.slice(1)).toMatchObject([{ kind: 'seen', by: 'customer', state: 'delivered' }]);
});

const address = { order: null, entry: null, date: null, customer: null };

it('an admin finds a project of any customer, but none where two have one id, unless the link names the customer', () => {
  asAdmin();
  const logo = redeemed('r1', '20', { service: 'Logo Design' });
  for (const email of [ben, eve]) localStorage.setItem(`creditHistory_${email}`, JSON.stringify([logo]));
  expect(readProject({ ...address, order: 'brief' })).toMatchObject({ side: 'agency', project: { customer: eve } });
  expect(readProject({ ...address, entry: 'r1' })).toBeNull();
  expect(readProject({ ...address, entry: 'r1', customer: eve })?.project.customer).toBe(eve);
  expect(readProject({ ...address, entry: 'r1', customer: eve, date: renewed.date })).toBeNull();
  expect(new Set([logo, { ...logo, date: renewed.date }].map(numberOfEntry)).size).toBe(2);
});

it('a delivery completes a redemption until it is taken back', async () => {
  asAdmin();
  localStorage.setItem(`creditHistory_${ben}`, JSON.stringify([redeemed('r1', '20')]));
  const act = (...acts: Act[]) => actOn({ ...address, entry: 'r1', customer: ben }, 'agency', acts, null, () => now);
  const status = () => JSON.parse(localStorage.getItem(`creditHistory_${ben}`) ?? '')[0].status;
  await act({ kind: 'begun' }, { kind: 'delivered', note: 'Here' });
  expect(status()).toBe('completed');
  await act({ kind: 'withdrawn', of: JSON.parse(localStorage.getItem('projectEvents') ?? '').at(-1).id });
  expect(status()).toBe('active');
});

it('what is said to proofs that newer ones have replaced is refused, and nothing is stored', async () => {
  const logo = redeemed('r1', '20', { service: 'Logo Design' });
  localStorage.setItem(`creditHistory_${eve}`, JSON.stringify([logo]));
  const item = { rule: 'ring', seed: 1, colors: ['#ffffff', '#1d3a8a', '#f2784b'], letters: 'Eve' };
  const proofs = (id: string) => ({
    ...event(`entry ${eve} ${logo.date} r1`, 'agency', { kind: 'proofs', items: [item], note: '' }),
    id,
  });
  const rounds = JSON.stringify([proofs('first'), proofs('second')]);
  localStorage.setItem('projectEvents', rounds);
  signIn(eve);
  const say = (act: Act) => actOn({ ...address, entry: 'r1' }, 'customer', act, 'first', () => now);
  for (const act of [{ kind: 'approved' }, { kind: 'choice', index: 0 }, { kind: 'change', text: 'Rounder' }])
    await expect(say({ ...act, of: 'first' } as Act)).rejects.toMatchObject({ code: 'not-now' });
  expect(localStorage.getItem('projectEvents')).toBe(rounds);
  await say({ kind: 'approved', of: 'second' });
  expect(readProject({ ...address, entry: 'r1' })?.log).toHaveLength(3);
});

it('two sides may say the same', async () => {
  const one = { ...address, order: 'brief' };
  const say = (side: 'customer' | 'agency') => actOn(one, side, { kind: 'message', text: 'Hello' }, null, () => now);
  signIn(eve);
  await say('customer');
  asAdmin();
  await say('agency');
  expect(readProject(one)?.log.map(({ by }) => by)).toEqual(['customer', 'agency']);
});

it.each([eve, null])('the project of another customer is not for %s', (email) => {
  signIn(email);
  expect(readProject({ ...address, order: 'plan' })).toBeNull();
  expect(readProject({ ...address, order: 'plan', customer: ben })).toBeNull();
});

it('who has sent something for another person sees it without its messages, and has no part in it', () => {
  signIn(eve);
  const { owner: _, ...unowned } = plan;
  localStorage.setItem('submissions', JSON.stringify([unowned]));
  sessionStorage.setItem('sentHere', JSON.stringify(['plan']));
  expect(readOwnProjects()).toMatchObject([{ project: { key: 'plan', customer: ben }, log: [], side: null }]);
});

it('a site and the checkout that has paid for it are one project, unless they are of two customers', () => {
  const paid = sent('paid', 'checkout', '11-20', ben, { plan: 'instant-site', totalAmount: 500 });
  const made = (email: string) => sent('made', 'instant-site', '11-21', email, { payment: { paidBy: 'paid' } });
  const keysOf = (email: string) => {
    localStorage.setItem('submissions', JSON.stringify([paid, made(email)]));
    return readAllProjects().map(({ project }) => `${project.kind} ${project.key} ${project.price}`);
  };
  asAdmin();
  expect(keysOf(ben)).toEqual(['site paid $500.00']);
  expect(keysOf(eve)).toEqual(['site made ', 'payment paid $500.00']);
});

it('what was taken back, or seen, is no news', () => {
  const message = event('plan', 'customer', { kind: 'message', text: 'Hello' });
  const taken = event('plan', 'customer', { kind: 'withdrawn', of: message.id });
  const seen = event('plan', 'agency', { kind: 'seen', state: 'running' });
  const news = [[message], [message, taken], [message, seen], [seen, message]].map(
    (log) => newsFor(log, 'agency').length,
  );
  expect(news).toEqual([1, 0, 0, 1]);
  expect(newsFor([message], 'customer')).toEqual([]);
  const texts = event('plan', 'customer', { kind: 'texts', answers: {} });
  expect(newsFor([texts, event('plan', 'customer', { kind: 'choice', of: 'a', index: 0 })], 'agency')).toEqual([texts]);
});

it('a trial is canceled by its own customer until it ends, and keeps the moment', async () => {
  const at = (hour: number) => () => new Date(`2026-11-2${hour}T10:00:00.000Z`);
  signIn(eve);
  await expect(setCanceled('trial', true, at(4))).rejects.toMatchObject({ code: 'unknown-entry' });
  signIn('kim@example.com');
  const canceled = () => JSON.parse(localStorage.getItem('submissions') ?? '')[3].canceled;
  await setCanceled('trial', true, at(4));
  await setCanceled('trial', true, at(5));
  expect(canceled()).toBe(at(4)().toISOString());
  await setCanceled('trial', false, at(5));
  expect(canceled()).toBeUndefined();
  await expect(setCanceled('trial', true, at(8))).rejects.toMatchObject({ code: 'not-now' });
});

it('what is typed on a project’s page is its customer’s, for that project, until it is sent', () => {
  signIn(ben);
  writeTyped('message', 'plan', { text: 'Half a sentence' });
  expect(readTyped('message', 'plan')).toEqual({ text: 'Half a sentence' });
  expect([readTyped('message', 'renewed'), readTyped('texts', 'plan')]).toEqual([{}, {}]);
  signIn(eve);
  expect(readTyped('message', 'plan')).toEqual({});
  signIn(ben);
  writeTyped('message', 'plan', {});
  expect(Object.keys(sessionStorage).filter((name) => name.includes('plan'))).toEqual([]);
});

it('a site is drawn with the texts of its revisions, the later over the earlier, without what was taken back', () => {
  const texts = (businessName: string) => event('site', 'customer', { kind: 'texts', answers: { businessName } });
  const [first, second] = [texts('One'), texts('Two')];
  const nameIn = (events: readonly ProjectEvent[]) => siteAnswers({ businessName: 'Old', style: 'x' }, events);
  expect(nameIn([])).toEqual({ businessName: 'Old', style: 'x' });
  expect(nameIn([first, second])).toEqual({ businessName: 'Two', style: 'x' });
  const taken = event('site', 'customer', { kind: 'withdrawn', of: second.id });
  expect(nameIn([first, second, taken])).toEqual({ businessName: 'One', style: 'x' });
});
