import { expect, it, vi } from 'vitest';
import { agencyStep } from '../../../src/content/demo/agency-step';
import { takeAgencyStep } from '../../../src/services/demo/agency-step';
import { setScene } from '../../../src/services/demo/scenes';
import { type ProjectAddress, readProject } from '../../../src/services/projects/find';
import { stateOf } from '../../../src/services/projects/states';
import { projectEvents } from '../../../src/storage/project-events';
import { store } from '../../../src/storage/store';
import { redeemed } from '../../../support/entries';
import { signIn, snapshot } from '../../support/storage';
import { submit } from '../../support/submit';

vi.mock('../../../src/services/delays', () => ({ delay: () => Promise.resolve() }));

const now = () => new Date('2026-11-24T12:00:00Z');
const nowhere: ProjectAddress = { order: null, entry: null, date: null, customer: null };
const item = { rule: 'ring', seed: 1, colors: ['#ffffff', '#1d3a8a', '#f2784b'], letters: 'A' };
const take = (address: ProjectAddress | null) =>
  takeAgencyStep(address, { makeItems: () => [item], changeItem: () => [item] }, now);

/** Presses until it is the customer's turn. @returns what the agency has done */
const steps = async (address: ProjectAddress) => {
  for (let press = 0; press < 5; press += 1) await take(address);
  return store.read(projectEvents).map(({ kind, by }) => `${by} ${kind}`);
};

it.each([
  ['a brief', () => submit('onboarding', {}, { id: 'a' }), ['agency message'], 'answered'],
  ['a site', () => submit('instant-site', {}, { id: 'a' }), ['agency begun'], 'building'],
  ['a plan', () => submit('checkout', { plan: 'agency' }, { id: 'a' }), [], 'running'],
] as const)('the agency’s next steps on %s, until there is none', async (_, send, done, state) => {
  signIn('ada@example.com');
  await send();
  const address = { ...nowhere, order: 'a' };
  expect(await steps(address)).toEqual(done);
  const seen = readProject(address);
  expect(seen && stateOf({ ...seen, now: now() })).toBe(state);
});

it.each([
  ['pending', 'Logo Design', [], 'ready'],
  ['active', 'Logo Design', ['agency begun', 'agency proofs'], 'proofs'],
  ['active', 'Revision', ['agency begun', 'agency delivered'], 'delivered'],
])('the agency’s next steps on a redemption that is %s: %s', async (status, service, done, state) => {
  signIn('ada@example.com');
  localStorage.setItem('creditHistory', JSON.stringify([redeemed('r', '03', { status, service })]));
  expect(await steps({ ...nowhere, entry: 'r' })).toEqual(done);
  const seen = readProject({ ...nowhere, entry: 'r' });
  expect(seen && stateOf({ ...seen, now: now() })).toBe(state);
});

it('it says why it cannot, signs nobody in and makes nobody an admin', async () => {
  const before = snapshot();
  expect(await take(null)).toBe(agencyStep.noProject);
  expect(snapshot()).toEqual(before);
  signIn('ada@example.com');
  await submit('onboarding', {});
  const names = Object.keys(snapshot());
  // Without an address the newest project counts.
  expect(await take(null)).toBe(agencyStep.done.message('Project brief'));
  expect(await take(null)).toBe(agencyStep.notItsTurn('Project brief'));
  expect(Object.keys(snapshot()).filter((name) => !names.includes(name))).toEqual(['projectEvents']);
  expect(store.raw('isAdmin')).toBeNull();
});

it('story 8 opens the page of a brief, on which the agency’s next step is a message', async () => {
  const { to, group } = await setScene('message');
  expect(group).toBe('agency');
  const order = new URL(to, 'https://a').searchParams.get('order');
  await take({ ...nowhere, order });
  expect(store.read(projectEvents)).toMatchObject([{ project: order, by: 'agency', text: agencyStep.answer }]);
});
