import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRemovedSteps } from '../../src/queries/progress';
import { removeStep } from '../../src/services/progress/removed-steps';
import type { Step } from '../../src/services/progress/step';
import { authToken, chosenPlanOf } from '../../src/storage/schema';
import { store } from '../../src/storage/store';
import { signIn } from '../support/storage';

it('what was removed can be taken back until the next log-in', () => {
  signIn('ada@example.com');
  store.write(chosenPlanOf('ada@example.com'), { plan: 'agency', at: new Date().toISOString() });
  removeStep({ key: 'chosen agency', title: 'Agency', removal: 'plan' } as Step, 0);
  const { result } = renderHook(useRemovedSteps);
  expect(result.current).toHaveLength(1);
  act(() => store.write(authToken, 'another'));
  expect(result.current).toEqual([]);
});
