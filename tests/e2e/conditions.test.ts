import { expect, it } from 'vitest';
import { conditions } from '../../e2e/conditions/table';
import { journeys } from '../../e2e/journeys';

const names = Object.keys(journeys);
const touched = Object.values(conditions).flatMap(({ touches }) =>
  touches.flatMap((begin) => names.filter((name) => name.startsWith(begin))),
);
const timesOf = (begin: string) => touched.filter((name) => name.startsWith(begin)).length;

it.each(Object.entries(conditions))('in the gate the condition “%s” meets two journeys or more', (_, { touches }) => {
  expect(touches.filter((begin) => names.some((name) => name.startsWith(begin))).length).toBeGreaterThanOrEqual(2);
});

it('in the gate each journey meets a condition, and each whole payment three', () => {
  expect(names.filter((name) => !touched.includes(name))).toEqual([]);
  const whole = ['from pricing', 'from the trial', 'an Instant Site', 'sign-up, card', 'credit pack: a card that is a'];
  for (const begin of whole) expect(timesOf(begin), begin).toBeGreaterThanOrEqual(3);
});
