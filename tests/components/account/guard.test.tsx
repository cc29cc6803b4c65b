import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Guard } from '../../../src/components/account/guard';
import { signIn } from '../../support/storage';

it('keeps nothing that one customer typed for another who has logged in in another tab', () => {
  signIn('ada@example.com');
  render(
    <MemoryRouter>
      <Guard who="customer" title="Add Payment Method" toDo="add a payment method">
        <input aria-label="Card number" />
      </Guard>
    </MemoryRouter>,
  );
  fireEvent.input(screen.getByLabelText('Card number'), { target: { value: '4242' } });
  // As when the page comes back from the back/forward cache: all changes are heard at once.
  const changed = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  localStorage.setItem('userCredits', '1');
  changed();
  expect(screen.getByLabelText('Card number')).toHaveValue('4242');
  signIn('bo@example.com');
  changed();
  expect(screen.getByLabelText('Card number')).toHaveValue('');
});
