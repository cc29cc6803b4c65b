/** The agency's next step, from the first one to what is delivered. */
import { beforeEach, expect, it, vi } from 'vitest';
import { agencyStep } from '../../../src/content/demo/agency-step';
import { people } from '../../../src/content/demo/people';
import { changeItem, makeItems } from '../../../src/proofs/items';
import { takeAgencyStep } from '../../../src/services/demo/agency-step';
import { setScene } from '../../../src/services/demo/scenes';
import { type Act, actOn } from '../../../src/services/projects/acts';
import type { ProjectAddress } from '../../../src/services/projects/find';
import { currentRound } from '../../../src/services/projects/log';
import { readOwnProjects } from '../../../src/services/projects/own';
import { stateOf } from '../../../src/services/projects/states';
import { projectEvents } from '../../../src/storage/project-events';
import { submissions } from '../../../src/storage/schema';
import { store } from '../../../src/storage/store';
import { isAdmin } from '../../../src/storage/visitor-keys';
import { redeemed } from '../../../support/entries';
import { limitStorage, signIn, snapshot } from '../../support/storage';
import { submit } from '../../support/submit';

vi.mock('../../../src/services/delays', () => ({ delay: () => Promise.resolve() }));

const email = 'ada@example.com';
const redeem = (service: string, status = 'active') =>
  localStorage.setItem('creditHistory', JSON.stringify([redeemed('r1', '20', { service, status })]));
const address = { order: null, entry: null, date: null, customer: null };
let time = new Date('2026-11-24T12:00:00.000Z');
const clock = () => time;
/** Without an address the newest project counts. */
const step = (on: ProjectAddress | null = null) => takeAgencyStep(on, { makeItems, changeItem }, clock);

const seen = () => {
  const [one] = readOwnProjects();
  if (!one) throw new Error('there is no project');
  return { ...one, now: time, state: stateOf({ ...one, now: time }), round: currentRound(one.log) };
};
const say = (...acts: Act[]) => {
  const { project } = seen();
  const named = project.kind === 'redemption' ? { entry: 'r1' } : { order: project.key };
  return actOn({ ...address, ...named }, 'customer', acts, 'x', clock);
};
const answer = (kind: 'change' | 'approved', text = '') => {
  const of = seen().round?.id ?? '';
  return say({ kind: 'choice', of, index: 0 }, kind === 'change' ? { kind, of, text } : { kind, of });
};

beforeEach(() => {
  time = new Date('2026-11-24T12:00:00.000Z');
  signIn(email);
  // Longer than a drawing keeps, which would end within an emoji.
  localStorage.setItem('userName_ada@example.com', `A${'🏺'.repeat(100)}`);
});

it.each([
  ['a brief', () => submit('onboarding', {}), ['message'], 'answered'],
  ['a site', () => submit('instant-site', {}), ['begun'], 'building'],
  ['a plan', () => submit('checkout', { plan: 'agency' }), [], 'running'],
  ['a redemption that is pending', () => redeem('Logo Design', 'pending'), [], 'ready'],
  ['a logo', () => redeem('Logo Design'), ['begun', 'proofs'], 'proofs'],
  ['a revision', () => redeem('Revision'), ['begun', 'delivered'], 'delivered'],
])('the agency’s next steps on %s, until there is none', async (_, order, done, state) => {
  await order();
  for (let press = 0; press < 5; press += 1) await step();
  expect(store.read(projectEvents).map(({ kind, by }) => `${by} ${kind}`)).toEqual(
    done.map((kind) => `agency ${kind}`),
  );
  expect(seen().state).toBe(state);
});

it('it says why it cannot, signs nobody in and makes nobody an admin', async () => {
  localStorage.clear();
  const before = snapshot();
  expect(await step()).toBe(agencyStep.noProject);
  expect(snapshot()).toEqual(before);
  signIn(email);
  await submit('onboarding', {});
  const names = Object.keys(snapshot());
  expect(await step()).toBe(agencyStep.done.message('Project brief'));
  expect(await step()).toBe(agencyStep.notItsTurn('Project brief'));
  expect(Object.keys(snapshot()).filter((name) => !names.includes(name))).toEqual(['projectEvents']);
  expect(store.raw('isAdmin')).toBeNull();
});

it('story 8 opens the page of a brief, on which the agency’s next step is a message', async () => {
  const { to, group } = await setScene('message');
  expect(group).toBe('agency');
  const order = new URL(to, 'https://a').searchParams.get('order');
  await step({ ...address, order });
  expect(store.read(projectEvents)).toMatchObject([{ project: order, by: 'agency', text: agencyStep.answer }]);
});

it('story 10 orders a site of the customer who is logged in', async () => {
  await setScene('site');
  expect(store.read(submissions)).toMatchObject([{ answers: { email: people.regular.email, totalAmount: 650 } }]);
});

it('story 6 leaves the visitor logged in if there is no room for its orders', async () => {
  signIn(email);
  limitStorage(20_000);
  await expect(setScene('orders')).rejects.toThrow();
  expect(store.read(isAdmin)).toBe(false);
});

it.each([
  ['Logo Design', 3, 'letter'],
  ['Custom Artwork', 2, 'artsy'],
  ['Branding Kit', 1, 'four'],
])('the agency draws %s, answers changes, answers a message first, and delivers', async (service, count, otherRule) => {
  redeem(service);
  await step();
  expect(seen().state).toBe('work');
  await step();
  expect(seen().round?.items).toHaveLength(count);
  expect(seen().round?.items[0]?.letters).toBe(`A${'🏺'.repeat(59)}`);
  expect(await step()).toBe(`It is the customer’s turn: ${service}`);
  await answer('change', 'Rounder, please');
  await step();
  expect(seen().round).toMatchObject({ number: 2 });
  expect(new Set(seen().round?.items.map(({ rule }) => rule))).toEqual(new Set([otherRule]));
  await answer('change', 'In dark green');
  await step();
  expect(seen().round?.items[0]).toMatchObject({ rule: otherRule, colors: expect.arrayContaining(['#006400']) });
  await answer('approved');
  await say({ kind: 'message', text: 'When is it done?' });
  expect(await step()).toBe(`The agency has written: ${service}`);
  await step();
  expect(seen()).toMatchObject({ state: 'delivered', project: { entry: { status: 'completed' } } });
});

it('a site is delivered once it is approved: before, its hours run and the customer reads it', async () => {
  const site = { id: 's1', kind: 'instant-site', date: '2026-11-23T10:00:00.000Z', owner: email, answers: { email } };
  localStorage.setItem('submissions', JSON.stringify([{ ...site, booked: site.date }]));
  await step();
  expect(seen().state).toBe('building');
  expect(await step()).toBe('It is being built. Move the clock a day ahead, under Time: Instant Site');
  time = new Date('2026-11-25T13:00:00.000Z');
  expect(await step()).toBe('It is the customer’s turn: Instant Site');
  await say({ kind: 'approved', of: 's1' });
  await step();
  expect(seen().state).toBe('delivered');
});
