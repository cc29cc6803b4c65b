import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Guard } from '../../../src/components/account/guard';
import { signIn } from '../../support/storage';

const renderElement = (element: ReactElement) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

// As when the page comes back from the back/forward cache: all changes are heard at once.
const changed = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));

it('keeps nothing that one customer typed for another who has logged in in another tab', () => {
  signIn('ada@example.com');
  renderElement(
    <Guard who="customer" title="Add Payment Method" toDo="add a payment method">
      <input aria-label="Card number" />
    </Guard>,
  );
  fireEvent.input(screen.getByLabelText('Card number'), { target: { value: '4242' } });
  localStorage.setItem('userCredits', '1');
  changed();
  expect(screen.getByLabelText('Card number')).toHaveValue('4242');
  signIn('bo@example.com');
  changed();
  expect(screen.getByLabelText('Card number')).toHaveValue('');
});

it('moves the focus to the heading if another customer logs in while a field has it', async () => {
  signIn('ada@example.com');
  renderElement(
    <main>
      <Guard who="customer" title="Add Payment Method" toDo="add a payment method">
        <h1>Add Payment Method</h1>
        <input aria-label="Card number" />
      </Guard>
    </main>,
  );
  expect(document.body).toHaveFocus();
  screen.getByLabelText('Card number').focus();
  signIn('bo@example.com');
  changed();
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});
