import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRemovedSteps } from '../../src/queries/progress';
import { removeStep } from '../../src/services/progress/removed-steps';
import type { Step } from '../../src/services/progress/step';
import { authToken, chosenPlanOf } from '../../src/storage/schema';
import { store } from '../../src/storage/store';
import { customer } from '../../support/entries';
import { renderApp } from '../support/render-app';
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

it('what is removed is told, stays in its place, and comes back with Undo', async () => {
  const draft = (answers: object) => JSON.stringify({ at: new Date().toISOString(), values: answers, answers: 1 });
  Object.assign(localStorage, {
    ...customer(),
    ...{ trialUsed: 'true', trialEndDate: '2020-11-24T09:00:00.000Z', selectedPlan: 'growth' },
    'chosenPlan_ada@example.com': JSON.stringify({ plan: 'agency', at: new Date().toISOString() }),
    'briefDraft_ada@example.com': draft({ companyName: 'Engines' }),
    'siteDraft_ada@example.com': draft({ businessName: 'Engines' }),
  });
  await renderApp('/dashboard');
  const list = (await screen.findByRole('heading', { name: 'In progress' })).parentElement;
  const rows = () => [...(list?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
  const removed = [/^Trial ended .* removed/, /^Agency Service.* removed/, /^Project brief removed/];
  for (const [place, row] of removed.entries()) {
    act(() => screen.getAllByRole('button', { name: 'Remove' })[0]?.click());
    await waitFor(() => expect(rows()[place]).toMatch(row));
    expect(await screen.findByText('Removed from the list')).toBeVisible();
  }
  expect(rows()).toEqual([...removed, /^Instant Site Setup: /].map((row) => expect.stringMatching(row)));
  expect(localStorage.getItem('removedTrial_ada@example.com')).toMatch(/^2020-11-24/);
  act(() => screen.getAllByRole('button', { name: 'Undo' })[0]?.click());
  await waitFor(() => expect(rows()[0]).toMatch(/^Trial ended Nov 24\. /));
  expect(localStorage.getItem('removedTrial_ada@example.com')).toBeNull();
});
