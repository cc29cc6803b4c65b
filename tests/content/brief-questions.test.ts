import { expect, it } from 'vitest';
import { briefSteps } from '../../src/content/flows/onboarding';
import { optional, required } from '../support/brief-questions';

it('the brief asks the nineteen specified questions, each with a label of its own', () => {
  const questions = briefSteps.flatMap((step) => step.questions);
  expect(questions.map(({ name }) => name).sort()).toEqual([...required, ...optional].sort());
  const checked = questions.filter((question) => 'missing' in question);
  expect(checked.map(({ name }) => name).sort()).toEqual(required.toSorted());
  expect(new Set(questions.map(({ label }) => label)).size).toBe(19);
});
