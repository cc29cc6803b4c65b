import { expect, it } from 'vitest';
import { printedOf } from '../../../src/services/receipts/receipt-order';
import { filterSubmissions, type SubmissionFilter } from '../../../src/services/submissions/admin';
import type { Submission } from '../../../src/storage/schema';

const trial = { id: '1', kind: 'trial', date: '2026-11-02T08:00:00.000Z', answers: {} } as const;
const sent = (more: Partial<Submission>): Submission => ({ ...trial, ...more });
const submissions = [
  sent({ id: 'ada', answers: { fullName: 'Ada Lovelace', email: 'ada@example.com' } }),
  sent({ id: 'ben', kind: 'instant-site', answers: { goals: { otherText: 'Café tables' } }, owner: 'b@example.com' }),
  sent({ id: 'cy', kind: 'checkout', payment: 'pay_77', answers: { plan: 'agency', totalAmount: 650 } }),
  sent({ id: 'ed', kind: 'instant-site', answers: { payment: { paidBy: 'cy' } } }),
  sent({ id: 'di', answers: { email: 'di@xn--mller-kva.de' } }),
];

it.each<[Partial<SubmissionFilter>, string[]]>([
  [{}, ['ada', 'ben', 'cy', 'ed', 'di']],
  [{ kind: 'checkout' }, ['cy']],
  [{ text: 'ada  lovelace' }, ['ada']],
  ...['cafe\u200b t', 'Benjamin', 'b@example'].map((text): [{ text: string }, string[]] => [{ text }, ['ben']]),
  ...['di@müller.de', 'di@xn--mller'].map((text): [{ text: string }, string[]] => [{ text }, ['di']]),
  [{ text: 'PAY_77' }, ['cy', 'ed']],
  [{ text: 'agency service' }, ['cy']],
  [{ text: 'instant site' }, ['ben', 'ed']],
  [{ text: 'fullName' }, []],
  [{ kind: 'checkout', text: 'ada' }, []],
])('by %j', (filter, ids) => {
  const [names, wanted] = [{ 'b@example.com': 'Benjamin' }, { kind: 'all', text: '', ...filter } as const];
  const found = filterSubmissions(submissions, wanted, names, (one) => printedOf(one, submissions));
  expect(found.map(({ id }) => id)).toEqual(ids);
});
