import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import * as keys from '../../../src/storage/schema';
import { normalSteering } from '../../../src/storage/steering';
import { store } from '../../../src/storage/store';
import { renderApp } from '../../support/render-app';
import { expectConsole } from '../../support/setup';

const unknown = 'We could not find out whether your payment went through';

beforeEach(async () => {
  Object.assign(localStorage, {
    authToken: 't',
    userEmail: 'ada@example.com',
    hasPaymentMethod: 'true',
    userCredits: '0',
  });
  store.write(keys.demoSteering, { ...normalSteering, waits: 'none', payments: 'lost' });
  await renderApp('/purchase-credits');
  await userEvent.click(await screen.findByRole('radio', { name: /Starter/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Purchase Credits (Demo)' }));
});

it('the panel of a lost answer replaces the button, takes the focus, and adds the credits on Check again', async () => {
  const heading = await screen.findByRole('heading', { name: unknown });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Purchase Credits (Demo)' })).not.toBeInTheDocument();
  expect(localStorage.getItem('userCredits')).toBe('0');
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(localStorage.getItem('userCredits')).toBe('100'));
  expect(localStorage.getItem('openPayments')).toBeNull();
  expectConsole('Credits purchased');
});
