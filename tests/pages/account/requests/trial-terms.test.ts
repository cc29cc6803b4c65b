import { expect, it } from 'vitest';
import { trialTerms } from '../../../../src/pages/account/requests/request-row';

const trial = (answers: Record<string, unknown>, kind: 'trial' | 'checkout' = 'trial') =>
  trialTerms({ id: 'a', kind, date: '2026-11-24T08:00:00.000Z', answers });
const trialEndDate = '2026-12-01T08:00:00.000Z';

it('says what a trial turns into', () => {
  expect(trial({ selectedPlan: 'growth', trialEndDate })).toBe('Growth, $5,500 per month from December 1, 2026');
});

it.each([[{ selectedPlan: 'gold', trialEndDate }], [{ selectedPlan: 'growth', trialEndDate: 'soon' }], [{}]])(
  'says nothing of damaged answers: %j',
  (answers) => expect(trial(answers)).toBeNull(),
);
