import { expect, it } from 'vitest';
import { conditions } from '../../e2e/conditions/table';
import { journeys } from '../../e2e/journeys';

const names = Object.keys(journeys);
const touched = Object.values(conditions).flatMap(({ touches }) =>
  touches.flatMap((begin) => names.filter((name) => name.startsWith(begin))),
);

it.each(Object.entries(conditions))('in the gate the condition “%s” meets two journeys or more', (_, { touches }) => {
  expect(touches.filter((begin) => names.some((name) => name.startsWith(begin))).length).toBeGreaterThanOrEqual(2);
});

it('in the gate each journey meets a condition', () => {
  expect(names.filter((name) => !touched.includes(name))).toEqual([]);
});
