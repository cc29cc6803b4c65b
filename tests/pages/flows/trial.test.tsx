import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { identity } from '../../../brand.config';
import { calendars } from '../../../support/calendars';
import * as form from '../../support/form';
import { renderApp } from '../../support/render-app';
import { refuseWrites, signIn } from '../../support/storage';

const open = async (query = '') => {
  const app = await renderApp(`/subscribe${query}`);
  await waitFor(() => form.field('Full name'));
  return app;
};
const comeFrom = async (address: string, before: () => unknown = () => {}) => {
  const { router } = await renderApp(address);
  await screen.findByRole('heading', { level: 1 });
  before();
  await act(() => router.navigate('/subscribe'));
  return router;
};
const accept = () => fireEvent.click(form.field('I accept the free trial agreement'));

it.each(['', '?plan=enterprise', '?plan=starter&plan=growth'])('the plan of “%s” is Growth', async (query) => {
  await open(query);
  expect(form.field('Growth')).toBeChecked();
});

it('Enterprise has no trial, and leads to sales', async () => {
  await open();
  expect(form.field('Enterprise')).toBeDisabled();
  screen.getByText('Free trial not available');
  const { href, rel } = screen.getByText<HTMLAnchorElement>('Book a sales call', { selector: 'a' });
  expect(href).toMatch(calendars.consultation);
  expect(rel).toMatch(/noopener/);
});

it('the plan is the draft’s unless the address names one; clearing the form brings back the address’s, and Undo the chosen one', async () => {
  const first = await open();
  fireEvent.click(form.field('Starter'));
  await waitFor(() => expect(first.router.state.location.search).toBe('?plan=starter'));
  form.fill({ 'Full name': 'Ada' });
  first.unmount();
  const second = await open();
  await waitFor(() => expect(form.field('Starter')).toBeChecked());
  expect(form.field('Full name')).toHaveValue('Ada');
  second.unmount();
  const { router } = await open('?plan=growth');
  await waitFor(() => expect(form.field('Growth')).toBeChecked());
  expect(form.field('Full name')).toHaveValue('Ada');
  fireEvent.click(form.field('Starter'));
  form.press('Clear form');
  form.press('Yes, clear the form');
  await waitFor(() => expect(router.state.location.search).toBe('?plan=growth'));
  expect(form.field('Full name')).toHaveFocus();
  expect(form.field('Full name')).toHaveValue('');
  expect(form.field('Growth')).toBeChecked();
  expect(screen.getByText('$5,500 per month after 7 days')).toBeInTheDocument();
  form.press('Undo');
  await waitFor(() => expect(router.state.location.search).toBe('?plan=starter'));
  expect(form.field('Full name')).toHaveValue('Ada');
  expect(form.field('Starter')).toBeChecked();
});

it('the plan of the address stays when the customer logs out in another tab; clearing the form brings back what it started with', async () => {
  signIn('ada@example.com');
  localStorage.setItem('userName', 'Ada Lovelace');
  const { router } = await open('?plan=starter');
  form.fill({ 'Full name': 'Grace Hopper' });
  fireEvent.click(form.field('Growth'));
  await waitFor(() => form.press('Clear form'));
  form.press('Yes, clear the form');
  expect(form.field('Full name')).toHaveValue('Ada Lovelace');
  form.signInElsewhere(null);
  expect(form.field('Full name')).toHaveValue('');
  expect(form.field('Starter')).toBeChecked();
  expect(router.state.location.search).toBe('?plan=starter');
});

it('names every missing field and a wrong address, in a summary with the focus and beside the field', async () => {
  await open();
  expect(form.tokens()).toBe(
    'name,email,cc-number,cc-exp,cc-csc,address-line1,address-level2,address-level1,postal-code',
  );
  form.press('Start free trial');
  await form.expectSummary(10);
  fireEvent.click(screen.getByText('Enter the security code', { selector: 'a' }));
  expect(form.field('CVV')).toHaveFocus();
  form.fill({ Email: 'no address' });
  await waitFor(() => form.expectErrors({ Email: 'name@example.com' }));
});

it('asks for the agreement, and has it accepted in its dialog; sample data go over nothing that was typed', async () => {
  const { router } = await open();
  form.fill({ 'Full name': 'Grace' });
  form.press('Fill in sample data');
  expect(form.field('Full name')).toHaveValue('Grace');
  expect(form.field('Card number')).toHaveValue('4242 4242 4242 4242');
  form.press('Start free trial');
  await screen.findByText('Agreement Required');
  screen.getByText('You must accept the free trial agreement to continue.');
  form.expectErrors({ 'I accept the free trial agreement': 'Accept the free trial agreement' });
  expect(localStorage.getItem('trialUsed')).toBeNull();
  form.press('View Free Trial Agreement');
  fireEvent.click(await screen.findByText('Accept the agreement'));
  form.press('Start free trial');
  await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding'));
  const { locality, region, postalCode } = identity.postal;
  expect(form.submissionsOf()[0]?.answers).toMatchObject({
    ...{ fullName: 'Grace', email: 'sam@example.com', selectedPlan: 'growth' },
    ...{ address: '1 Sample Street', city: locality, state: region, zipCode: postalCode },
  });
});

it('a full storage is reported, and everything that was typed stays', async () => {
  const { router } = await open();
  form.press('Fill in sample data');
  accept();
  const end = refuseWrites();
  form.press('Start free trial');
  await waitFor(() => expect(form.descriptionOf(form.button('Start free trial'))).toMatch(/could not save/));
  screen.getByText('Not saved');
  end();
  expect(router.state.location.pathname).toBe('/subscribe');
  expect(form.field('Card number')).toHaveValue('4242 4242 4242 4242');
  expect(form.submissionsOf()).toEqual([]);
});

it('a second trial is refused, and leads to the login page after two seconds', async () => {
  form.setWaits('specified');
  localStorage.setItem('trialUsed', 'true');
  const router = await comeFrom('/contact', () => vi.useFakeTimers());
  await vi.waitFor(() => screen.getByText('Already Subscribed'), 10_000);
  screen.getByText('You already have an active subscription. Redirecting to login...');
  // Where it leads is known before that page is loaded.
  const at = async (time: number) => {
    await act(() => vi.advanceTimersByTimeAsync(time));
    return (router.state.navigation.location ?? router.state.location).pathname;
  };
  expect(await at(1900)).toBe('/subscribe');
  expect(await at(200)).toBe('/login');
});

it('a page that is open at midnight shows the new dates', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T23:50:00Z'), toFake: ['Date', 'setInterval', 'setTimeout'] });
  await renderApp('/subscribe');
  const dates = () => [...document.querySelectorAll('main time')].map((time) => time.textContent);
  const first = ['November 23, 2026', 'November 30, 2026', 'November 30, 2026'];
  await vi.waitFor(() => expect(dates()).toEqual(first), 10_000);
  await act(() => vi.advanceTimersByTimeAsync(20 * 60_000));
  expect(dates()).toEqual(['November 24, 2026', 'December 1, 2026', 'December 1, 2026']);
});

it('a link to the page focuses the heading that stays, of the trial that was just started', async () => {
  localStorage.setItem('trialUsed', 'true');
  sessionStorage.setItem('onboardingComplete', 'false');
  await comeFrom('/contact');
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
  const other = `A trial was started in this browser, by somebody else than ${email}.`;
  expect(await screen.findByText(email ? other : /Log in to see whether it is yours/)).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent(/Growth|Ada|days left/);
  expect(screen.getByRole('link', { name: email ? 'Go to dashboard' : 'Log in now' })).toBeVisible();
});
