import { act, configure, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../support/render-app';
import { signIn } from '../../support/storage';

configure({ asyncUtilTimeout: 10_000 });

it('a link to it focuses the heading that stays, of the trial that was just started', async () => {
  localStorage.setItem('trialUsed', 'true');
  sessionStorage.setItem('onboardingComplete', 'false');
  const { router } = await renderApp('/contact');
  await screen.findByRole('heading', { level: 1 });
  await act(() => router.navigate('/subscribe'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Free trial started!' })).toHaveFocus();
});

const open = async (address: string) => {
  signIn('ada@example.com');
  localStorage.setItem('userName', 'Ada Lovelace');
  const { router } = await renderApp(address);
  const name = await screen.findByLabelText('Full name');
  const expectPlan = (plan: string, query: string) => {
    expect(screen.getByRole('radio', { name: plan })).toBeChecked();
    expect(router.state.location.search).toBe(query);
  };
  return { name, expectPlan };
};

it('keeps the plan of its address when its customer logs out in another tab', async () => {
  const { name, expectPlan } = await open('/subscribe?plan=starter');
  expectPlan('Starter', '?plan=starter');
  signIn(null);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' })));
  expect(name).toHaveValue('');
  expectPlan('Starter', '?plan=starter');
});

it.each([
  ['/subscribe?plan=starter', 'Growth', 'Starter', '?plan=starter'],
  ['/subscribe', 'Starter', 'Growth', ''],
])(
  'Clear form at %s brings back what it started with, also after %s was chosen',
  async (address, other, plan, query) => {
    const { name, expectPlan } = await open(address);
    fireEvent.click(screen.getByRole('radio', { name: other }));
    fireEvent.input(name, { target: { value: 'Grace Hopper' } });
    expectPlan(other, `?plan=${other.toLowerCase()}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Clear form' }));
    fireEvent.click(screen.getByRole('button', { name: 'Yes, clear the form' }));
    expect(name).toHaveValue('Ada Lovelace');
    expectPlan(plan, query);
  },
);
