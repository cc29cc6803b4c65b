import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { NewsletterForm } from '../../../src/components/layout/newsletter-form';
import * as newsletter from '../../../src/services/site/newsletter';

const field = () => screen.getByRole('textbox');
const button = () => screen.getByRole('button', { name: 'Subscribe' });
const status = () => screen.getByRole('status');

const submit = (email: string) => {
  fireEvent.change(field(), { target: { value: email } });
  fireEvent.submit(field());
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  render(<NewsletterForm />);
});

it('goes to loading, after 1 s to success with the field cleared, after 3 s more back to idle', async () => {
  submit('ada@example.com');
  for (const [milliseconds, says, isBusy] of [
    [999, 'Subscribing...', true],
    [1, 'Thanks for subscribing! Check your inbox soon.', true],
    [2999, 'Thanks for subscribing! Check your inbox soon.', true],
    [1, '', false],
  ] as const) {
    await pass(milliseconds);
    expect(status()).toHaveTextContent(says || /^$/);
    expect(field()).toHaveProperty('disabled', isBusy);
    expect(button()).toHaveAttribute('aria-disabled', String(isBusy));
  }
  expect(field()).toHaveValue('');
});

it('restores focus when it is enabled again, unless the visitor has moved it', async () => {
  field().focus();
  submit('ada@example.com');
  await pass(4000);
  expect(field()).toHaveFocus();
  submit('ada@example.com');
  const other = document.body.appendChild(document.createElement('button'));
  other.focus();
  await pass(4000);
  expect(other).toHaveFocus();
  other.remove();
});

it.each(['', '  ', 'ada', 'ada@example'])('ignores %j without a message', async (email) => {
  submit(email);
  await pass(5000);
  expect(field()).toBeEnabled();
  expect(field()).toHaveValue(email.trim() === '' ? '' : email);
  expect(status()).toBeEmptyDOMElement();
  expect(screen.getByLabelText(/by email/)).toBe(field());
  expect(field()).toHaveAccessibleDescription('Demo: nothing is sent.');
});

it('takes a double submit once', () => {
  const subscribe = vi.spyOn(newsletter, 'subscribe');
  fireEvent.change(field(), { target: { value: 'ada@example.com' } });
  act(() => {
    field().closest('form')?.requestSubmit();
    field().closest('form')?.requestSubmit();
  });
  expect(subscribe).toHaveBeenCalledTimes(1);
});

it('shows a message when it fails, keeps the address, and can be sent again', async () => {
  vi.spyOn(newsletter, 'subscribe').mockRejectedValueOnce(new Error('offline'));
  submit('ada@example.com');
  await pass(0);
  expect(status()).toHaveTextContent('Something went wrong. Please try again.');
  expect(field()).toHaveValue('ada@example.com');
  expect(field()).toBeEnabled();
  fireEvent.submit(field());
  await pass(1000);
  expect(status()).toHaveTextContent('Thanks for subscribing!');
});
