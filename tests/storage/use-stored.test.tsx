import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useStored } from '../../src/storage/use-stored';
import { userEmail } from '../../src/storage/visitor-keys';

const SignedIn = () => <p>{useStored(userEmail) ?? 'nobody'}</p>;

const show = (persisted: boolean) =>
  act(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));

it('is read again when the page comes back from the back/forward cache', () => {
  localStorage.setItem('userEmail', 'ada@example.com');
  render(<SignedIn />);
  expect(screen.getByText('ada@example.com')).toBeVisible();
  localStorage.removeItem('userEmail');
  show(false);
  expect(screen.getByText('ada@example.com')).toBeVisible();
  show(true);
  expect(screen.getByText('nobody')).toBeVisible();
});
