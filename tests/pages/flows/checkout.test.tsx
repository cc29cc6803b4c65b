import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { checkout, checkoutCard } from '../../../support/answers';
import * as form from '../../support/form';
import { renderApp } from '../../support/render-app';
import { refuseWrites, signIn } from '../../support/storage';

const answers = { ...checkout, ...checkoutCard, 'Name on card': 'Ada Lovelace' };

const open = async () => {
  const app = await renderApp('/payment?plan=unknown');
  await waitFor(() => form.field('Email'));
  return app;
};

it('names every required field, in a summary with the focus and beside the field', async () => {
  await open();
  const address = ['country-name', 'given-name', 'family-name', 'address-line1', 'address-level2'];
  const billing = [...address, 'address-level1', 'postal-code'].map((token) => `billing ${token}`);
  expect(form.tokens()).toBe(`email,cc-number,cc-exp,cc-csc,cc-name,${billing},off`);
  form.press('Pay now');
  await form.expectSummary(10);
  await waitFor(() => expect(document.title).toMatch(/^Error: /));
  fireEvent.click(screen.getByText('Enter your city', { selector: 'a' }));
  expect(form.field('City')).toHaveFocus();
  form.fill(answers);
  await waitFor(() => expect(document.title).not.toMatch(/^Error: /));
  expect(screen.queryByText('There is a problem')).toBeNull();
  expect(form.submissionsOf()).toEqual([]);
});

it('takes a code, its removal, a bad code without a toast, and Clear form', async () => {
  await open();
  expect(screen.getByText('Agency Service', { selector: 'dt > span' })).toBeInTheDocument();
  form.applyCode(' launch50 ');
  expect(screen.getByText('LAUNCH50 applied: 50% off. Total $2,500.')).toBeInTheDocument();
  expect(form.total()).toHaveTextContent('$2,500 today’s payment; then $5,000 per month');
  form.press(/^Remove/);
  expect(form.total()).toHaveTextContent(/^\$5,000 per month$/);
  await waitFor(() => expect(form.field('Discount code')).toHaveFocus());
  form.fill({ 'Discount code': 'SAVE20' });
  // It sends no form.
  expect(fireEvent.keyDown(form.field('Discount code'), { key: 'Enter' })).toBe(false);
  expect(form.total()).toHaveTextContent('$4,000');
  form.applyCode('SAVE99');
  expect(screen.getByText(/^No discount applied\./)).toBeInTheDocument();
  expect(form.total()).toHaveTextContent('$5,000');
  expect(document.querySelector('[aria-label^="Notifications"] li')).toBeNull();
  form.applyCode('SAVE20');
  fireEvent.click(await screen.findByText('Clear form'));
  form.press('Yes, clear the form');
  await waitFor(() => expect(form.field('Email')).toHaveFocus());
  expect(form.total()).toHaveTextContent('$5,000');
  expect(screen.queryByText(/SAVE20/)).toBeNull();
});

it('shows the higher total of a typed code before it is paid, whatever the clock says, and pays past one that changes nothing', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
  const { router } = await open();
  form.fill(answers);
  fireEvent.click(form.field('Send me news and offers'));
  fireEvent.change(form.field('Country/Region'), { target: { value: 'Canada' } });
  fireEvent.change(form.field('State'), { target: { value: 'NY' } });
  form.applyCode('SAVE20');
  form.fill({ 'Discount code': 'SAVE99' });
  form.press('Pay now');
  form.press('Pay now');
  await screen.findByText(/^No discount applied\. Total \$5,000\. Nothing has been charged yet/);
  vi.setSystemTime('2020-01-01T10:00:00Z');
  now.mockReturnValue(1_001_000);
  form.press('Pay now');
  await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding-success'));
  expect(form.submissionsOf().map((sent) => sent.answers)).toEqual([
    {
      ...{ plan: 'agency', email: 'ada@example.com', emailUpdates: true, country: 'Canada', state: 'NY', zip: '10001' },
      ...{ firstName: 'Ada', lastName: 'Lovelace', address: '12 St James’s Square', city: 'New York' },
      ...{ discountCode: '', totalAmount: 5000 },
    },
  ]);
});

it('changes no price while it is under way', async () => {
  form.setWaits('long');
  await open();
  form.fill(answers);
  form.applyCode('SAVE20');
  await screen.findByText('Clear form');
  form.press('Pay now');
  await screen.findByText('Processing...');
  expect(form.field('Discount code')).toBeDisabled();
  for (const name of [/^Apply/, /^Remove/]) expect(form.button(name)).toBeDisabled();
  expect(form.button(/^Clear form/)).toHaveAttribute('aria-disabled', 'true');
  expect(form.total()).toHaveTextContent('$4,000');
});

it('says beside the button that the browser refuses to store, and keeps the form', async () => {
  const { router } = await open();
  form.fill(answers);
  const end = refuseWrites();
  form.press('Pay now');
  await waitFor(() => expect(form.descriptionOf(form.button('Pay now'))).toMatch(/could not save the change/));
  end();
  expect(router.state.location.pathname).toBe('/payment');
  expect(form.field('City')).toHaveValue('New York');
  expect(form.field('Name on card')).toHaveValue('Ada Lovelace');
});

it('starts with what the account knows, keeps what is changed, and drops it at a log-out in another tab', async () => {
  signIn('ada@example.com');
  localStorage.setItem('userName', 'Ada Lovelace');
  const { unmount } = await open();
  await waitFor(() => expect(form.field('Email')).toHaveValue('ada@example.com'));
  expect(form.field('First name')).toHaveValue('Ada');
  expect(form.field('Name on card')).toHaveValue('Ada Lovelace');
  form.fill({ 'Last name': 'Byron' });
  unmount();
  await open();
  await waitFor(() => expect(form.field('Last name')).toHaveValue('Byron'));
  expect(form.field('First name')).toHaveValue('Ada');
  form.signInElsewhere(null);
  await waitFor(() => {
    for (const label of ['Email', 'First name', 'Last name', 'Name on card']) expect(form.field(label)).toHaveValue('');
  });
});
