import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../support/render-app';

it('a link to it focuses the heading that stays, of the trial that was just started', async () => {
  localStorage.setItem('trialUsed', 'true');
  sessionStorage.setItem('onboardingComplete', 'false');
  const { router } = await renderApp('/contact');
  await screen.findByRole('heading', { level: 1 });
  await act(() => router.navigate('/subscribe'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Free trial started!' })).toHaveFocus();
});
