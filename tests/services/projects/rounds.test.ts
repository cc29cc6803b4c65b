import { expect, it } from 'vitest';
import { approvedItem, canTakeBack, chosenItem, currentRound, type Log } from '../../../src/services/projects/log';
import { redemptionProject } from '../../../src/services/projects/project';
import { actsOf, stateOf } from '../../../src/services/projects/states';
import type { ProjectEvent } from '../../../src/storage/project-events';

const at = '2026-11-24T12:00:00.000Z';
const project = redemptionProject(
  { id: 'r1', type: 'redemption', credits: -200, service: 'Logo Design', description: '', date: at, status: 'active' },
  'ada@example.com',
);
const item = (seed: number) => ({ rule: 'ring', seed, colors: ['#ffffff', '#1d3a8a', '#f2784b'], letters: 'Ada' });
const event = (by: 'customer' | 'agency', id: string, more: object) =>
  ({ project: project.key, at, by, id, ...more }) as ProjectEvent;
const proofs = (id: string) => event('agency', id, { kind: 'proofs', items: [item(1), item(2)], note: '' });
const choice = (of: string, index = 1) => event('customer', `choice ${of}`, { kind: 'choice', of, index });
const change = (of: string) => event('customer', `change ${of}`, { kind: 'change', of, text: 'Rounder' });
const approved = (of: string) => event('customer', `approved ${of}`, { kind: 'approved', of });
const message = event('agency', 'm', { kind: 'message', text: 'Thank you' });
const delivered = event('agency', 'd', { kind: 'delivered', note: 'Here' });

const facts = (log: Log) => ({ project, log, now: new Date(at) });

it.each<[what: string, log: Log, state: string]>([
  ['proofs', [proofs('a')], 'proofs'],
  ['a change asked for', [proofs('a'), choice('a'), change('a')], 'change'],
  ['a change that the next round settles', [proofs('a'), choice('a'), change('a'), proofs('b')], 'proofs'],
  ['an approval', [proofs('a'), choice('a'), approved('a')], 'approved'],
  ['an approval that newer proofs make void', [proofs('a'), choice('a'), approved('a'), proofs('b')], 'proofs'],
  ['an approval of an older round', [proofs('a'), proofs('b'), approved('a')], 'proofs'],
  ['a delivery', [proofs('a'), choice('a'), approved('a'), delivered], 'delivered'],
])('the state after %s', (_, log, state) => expect(stateOf(facts(log))).toBe(state));

it('an approval is of the proof that was chosen last', () => {
  expect(approvedItem([proofs('a'), choice('a', 0), choice('a'), approved('a')])).toEqual(item(2));
  expect(approvedItem([proofs('a'), choice('a'), approved('a'), proofs('b')])).toBeNull();
  expect(chosenItem([proofs('a'), choice('a', 0), proofs('b'), choice('b'), proofs('c')])).toEqual(item(2));
  const round = { number: 2, choice: null, change: null };
  expect(currentRound([proofs('a'), choice('a'), change('a'), proofs('b')])).toMatchObject(round);
});

it('an approval can be taken back until it is delivered, a change until the agency has acted', () => {
  const done = [proofs('a'), choice('a'), approved('a')];
  expect(canTakeBack([...done, message], 'approved a', 'customer')).toBe(true);
  expect(canTakeBack([...done, message, delivered], 'approved a', 'customer')).toBe(false);
  expect(canTakeBack([...done, proofs('b')], 'approved a', 'customer')).toBe(false);
  expect(canTakeBack([proofs('a'), change('a'), message], 'change a', 'customer')).toBe(false);
});

it('what is drawn is answered by the customer alone, and only while it waits for an answer', () => {
  expect(actsOf(facts([proofs('a')]), 'customer')).toEqual(['message', 'choice', 'change', 'approved']);
  expect(actsOf(facts([proofs('a'), approved('a')]), 'customer')).toEqual(['message']);
  expect(actsOf(facts([proofs('a')]), 'agency')).not.toContain('approved');
});
