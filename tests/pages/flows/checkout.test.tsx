import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  applyCode,
  button,
  descriptionOf,
  expectErrors,
  field,
  fill,
  preparePage,
  press,
  setWaits,
  signInElsewhere,
  submissionsOf,
  summaryOf,
  total,
} from '../../support/form';
import { renderApp } from '../../support/render-app';
import { refuseWrites, signIn } from '../../support/storage';

preparePage(() => import('../../../src/pages/flows/payment-page'));

const answers = {
  Email: 'ada@example.com',
  'Card number': '4000056655665556',
  'Expiration date (MM/YY)': '1139',
  'Security code': '7391',
  'Name on card': 'Ada Lovelace',
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Address: '12 St James’s Square',
  City: 'New York',
  'ZIP code': '10001',
};

const open = async (query = '?plan=agency') => {
  const app = await renderApp(`/payment${query}`);
  await waitFor(() => field('Email'));
  return app;
};
it.each(['', '?plan=unknown'])('the plan of “%s” is agency', async (query) => {
  await open(query);
  expect(screen.getByText('Agency Service', { selector: 'dt > span' })).toBeInTheDocument();
  expect(total()).toHaveTextContent('$5,000');
});

it('names every required field, in a summary with the focus and beside the field', async () => {
  await open();
  press('Pay now');
  const errors = {
    Email: 'Enter your email address',
    'Card number': 'Enter the card number',
    'Expiration date (MM/YY)': 'Enter the expiration date',
    'Security code': 'Enter the security code',
    'Name on card': 'Enter the name on the card',
    'First name': 'Enter your first name',
    'Last name': 'Enter your last name',
    Address: 'Enter your street address',
    City: 'Enter your city',
    'ZIP code': 'Enter your ZIP code',
  };
  expect(await summaryOf()).toEqual(Object.values(errors));
  expectErrors(errors);
  await waitFor(() => expect(document.title).toMatch(/^Error: /));
  fireEvent.click(screen.getByText('Enter your city', { selector: 'a' }));
  expect(field('City')).toHaveFocus();
  fill(answers);
  await waitFor(() => expect(document.title).not.toMatch(/^Error: /));
  expect(screen.queryByText('There is a problem')).toBeNull();
  expect(submissionsOf()).toEqual([]);
});

it('takes a code, its removal, a bad code without a toast, and Clear form', async () => {
  await open();
  applyCode(' launch50 ');
  expect(screen.getByText('LAUNCH50 applied: 50% off. Total $2,500.')).toBeInTheDocument();
  expect(total()).toHaveTextContent('$2,500');
  press(/^Remove/);
  expect(total()).toHaveTextContent('$5,000');
  expect(field('Discount code')).toHaveFocus();
  applyCode('SAVE20');
  expect(total()).toHaveTextContent('$4,000');
  applyCode('SAVE99');
  expect(screen.getByText(/^No discount applied\./)).toBeInTheDocument();
  expect(total()).toHaveTextContent('$5,000');
  expect(document.querySelector('[aria-label^="Notifications"] li')).toBeNull();
  applyCode('SAVE20');
  fireEvent.click(await screen.findByText('Clear form'));
  press('Yes, clear the form');
  await waitFor(() => expect(field('Email')).toHaveFocus());
  expect(total()).toHaveTextContent('$5,000');
  expect(screen.queryByText(/SAVE20/)).toBeNull();
});

it('shows the higher total of a typed code before it is paid, whatever the clock says, and pays past one that changes nothing', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
  const { router } = await open();
  fill(answers);
  fireEvent.click(field('Send me news and offers'));
  fireEvent.change(field('Country/Region'), { target: { value: 'Canada' } });
  fireEvent.change(field('State'), { target: { value: 'NY' } });
  applyCode('SAVE20');
  fill({ 'Discount code': 'SAVE99' });
  press('Pay now');
  press('Pay now');
  await screen.findByText(/^No discount applied\. Total \$5,000\. Nothing has been charged yet/);
  vi.setSystemTime('2020-01-01T10:00:00Z');
  now.mockReturnValue(1_001_000);
  press('Pay now');
  await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding-success'));
  expect(submissionsOf().map((sent) => sent.answers)).toEqual([
    {
      ...{ plan: 'agency', email: 'ada@example.com', emailUpdates: true, country: 'Canada', state: 'NY', zip: '10001' },
      ...{ firstName: 'Ada', lastName: 'Lovelace', address: '12 St James’s Square', city: 'New York' },
      ...{ discountCode: '', totalAmount: 5000 },
    },
  ]);
});

it('changes no price while it is under way', async () => {
  setWaits('long');
  await open();
  fill(answers);
  applyCode('SAVE20');
  await screen.findByText('Clear form');
  press('Pay now');
  await screen.findByText('Processing...');
  expect(field('Discount code')).toBeDisabled();
  for (const name of [/^Apply/, /^Remove/, /^Clear form/]) expect(button(name)).toBeDisabled();
  expect(total()).toHaveTextContent('$4,000');
});

it('says beside the button that the browser refuses to store, and keeps the form', async () => {
  const { router } = await open();
  fill(answers);
  const end = refuseWrites();
  press('Pay now');
  await waitFor(() => expect(descriptionOf(button('Pay now'))).toMatch(/could not save the change/));
  end();
  expect(router.state.location.pathname).toBe('/payment');
  expect(field('City')).toHaveValue('New York');
  expect(field('Name on card')).toHaveValue('Ada Lovelace');
});

it('starts with what the account knows, keeps what is changed, and forgets it at a log out in another tab', async () => {
  signIn('ada@example.com');
  localStorage.setItem('userName', 'Ada Lovelace');
  const { unmount } = await open();
  await waitFor(() => expect(field('Email')).toHaveValue('ada@example.com'));
  expect(field('First name')).toHaveValue('Ada');
  expect(field('Name on card')).toHaveValue('Ada Lovelace');
  fill({ 'Last name': 'Byron' });
  unmount();
  await open();
  await waitFor(() => expect(field('Last name')).toHaveValue('Byron'));
  expect(field('First name')).toHaveValue('Ada');
  signInElsewhere(null);
  await waitFor(() => {
    for (const label of ['Email', 'First name', 'Last name', 'Name on card']) expect(field(label)).toHaveValue('');
  });
});
