import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Guard } from '../../../src/components/account/guard';
import { renderAt } from '../../support/in-router';
import { signIn } from '../../support/storage';

// As when the page comes back from the back/forward cache: all changes are heard at once.
const changed = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
const number = () => screen.getByLabelText('Card number');

beforeEach(() => {
  signIn('ada@example.com');
  renderAt(
    <main>
      <Guard who="customer" title="Add Payment Method" toDo="add a payment method">
        <h1>Add Payment Method</h1>
        <input aria-label="Card number" />
      </Guard>
    </main>,
  );
});

it('keeps nothing that one customer typed for another who has logged in in another tab', () => {
  fireEvent.input(number(), { target: { value: '4242' } });
  localStorage.setItem('userCredits', '1');
  changed();
  expect(number()).toHaveValue('4242');
  signIn('bo@example.com');
  changed();
  expect(number()).toHaveValue('');
});

it('moves the focus to the heading if another customer logs in while a field has it', async () => {
  expect(document.body).toHaveFocus();
  number().focus();
  signIn('bo@example.com');
  changed();
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});
