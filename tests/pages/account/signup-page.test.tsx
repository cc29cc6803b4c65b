import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { identity } from '../../../brand.config';
import { renderApp } from '../../support/render-app';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const create = () => press('Create Account');
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

const openWithSample = async () => {
  const app = await renderApp('/signup');
  await screen.findByRole('button', { name: 'Create Account' });
  await press('Fill in sample data');
  return app;
};

it.each([
  ['nobody', {}, 'sam@example.com'],
  ['Sam', { 'userName_sam@example.com': 'Sam' }, 'sam2@example.com'],
  ['two Sams', { 'userCredits_sam@example.com': '5', 'userName_sam2@example.com': 'Sam' }, 'sam3@example.com'],
  ['Sam as the last customer', { accountOwner: 'sam@example.com' }, 'sam2@example.com'],
])('sample data has an address that is free where the browser knows %s', async (_, entries, address) => {
  Object.assign(localStorage, entries);
  await openWithSample();
  expect(field('Email')).toHaveValue(address);
});

it('says which field of a card is missing, and creates no account', async () => {
  await openWithSample();
  await press('Add Card');
  await userEvent.type(field('Card number'), '4242424242424242');
  await userEvent.type(field('CVC'), '123');
  await create();
  await waitFor(() =>
    expect(field('Expiry MM/YY')).toHaveAccessibleDescription('Enter the expiry date, or remove the card'),
  );
  expect(field('CVC')).toHaveAccessibleDescription('');
  expect(localStorage.getItem('authToken')).toBeNull();
});

it.each([
  ['removed', () => press('Remove')],
  [
    'emptied',
    async () => {
      await userEvent.clear(field('Card number'));
      await userEvent.clear(field('CVC'));
    },
  ],
])('asks for no field of a card that was %s', async (_, takeBack) => {
  await openWithSample();
  await press('Add Card');
  await userEvent.type(field('Card number'), '42');
  await userEvent.type(field('CVC'), '1');
  await create();
  const wrongField = () => document.querySelector('[aria-invalid="true"]');
  await waitFor(() => expect(wrongField()).toHaveFocus());
  await takeBack();
  await waitFor(() => expect(wrongField()).toBeNull());
});

it.each([
  [[], 'false'],
  [['Add Card'], 'false'],
  [['Add Card', 'Fill in sample data'], 'true'],
])('after %j, `hasPaymentMethod` is %s', async (presses, stored) => {
  await openWithSample();
  for (const name of presses) await press(name);
  await create();
  await waitFor(() => expect(localStorage.getItem('hasPaymentMethod')).toBe(stored));
});

it('starts with the address of an invitation', async () => {
  await renderApp('/admin-invite');
  await userEvent.click((await screen.findAllByRole('link', { name: 'Sign Up' })).at(-1) as HTMLElement);
  await waitFor(() => expect(field('Email')).toHaveValue(identity.adminEmails.at(-1)));
});

it.each([
  ['a new account', {}, 'sam@example.com'],
  ['the account of somebody who is signed in', { authToken: 't', userEmail: 'ada@example.com' }, 'ada@example.com'],
])('a plan that is asked for is kept with %s', async (_, session, email) => {
  for (const [name, value] of Object.entries(session)) localStorage.setItem(name, value);
  const { router } = await renderApp('/signup?plan=enterprise');
  if (!('authToken' in session)) {
    await screen.findByRole('button', { name: 'Create Account' });
    await press('Fill in sample data');
    await create();
  }
  await waitFor(() => expect(localStorage.getItem(`chosenPlan_${email}`)).toContain('"plan":"enterprise"'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});
