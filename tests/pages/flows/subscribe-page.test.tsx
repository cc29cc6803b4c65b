import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../support/render-app';
import { signIn } from '../../support/storage';

it('a link to it focuses the heading that stays, of the trial that was just started', async () => {
  localStorage.setItem('trialUsed', 'true');
  sessionStorage.setItem('onboardingComplete', 'false');
  const { router } = await renderApp('/contact');
  await screen.findByRole('heading', { level: 1 });
  await act(() => router.navigate('/subscribe'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Free trial started!' })).toHaveFocus();
});

const take = (answers: object) => {
  const trialEndDate = new Date(Date.now() + 5 * 86_400_000).toISOString();
  Object.assign(localStorage, { trialUsed: 'true', trialEndDate, selectedPlan: 'growth' });
  const sent = { id: 't1', kind: 'trial', date: '2026-11-27T12:00:00.000Z', answers: { ...answers, trialEndDate } };
  localStorage.setItem('submissions', JSON.stringify([sent]));
};
const ada = { fullName: 'Ada Lovelace', email: 'ada@example.com', selectedPlan: 'growth' };

it('a trial of one’s own is named with its plan and the day of the first charge', async () => {
  take(ada);
  signIn('ada@example.com');
  await renderApp('/subscribe');
  expect(await screen.findByText('Growth trial: 5 days left')).toBeVisible();
  expect(screen.getByText('. First charge, $5,500 per month, on')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard');
});

it.each([null, 'eve@example.com'])('of somebody else’s only that it was started is said to %s', async (email) => {
  take(ada);
  signIn(email);
  await renderApp('/subscribe');
  expect(
    await screen.findByText(
      email
        ? `A trial was started in this browser, by somebody else than ${email}.`
        : /Log in to see whether it is yours/,
    ),
  ).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent(/Growth|Ada|days left/);
  expect(screen.getByRole('link', { name: email ? 'Go to dashboard' : 'Log in now' })).toBeVisible();
});
