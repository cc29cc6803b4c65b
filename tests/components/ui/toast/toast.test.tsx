import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { toast } from '../../../../src/components/ui/toast/toast';
import { Toasts } from '../../../../src/components/ui/toast/toasts';

const failure = { title: 'Agreement Required', description: 'You must accept the agreement.', destructive: true };
const success = { title: 'Free trial started!', description: 'Next: four short steps.' };

const region = () => screen.getByRole('region').querySelector('[aria-live]');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const show = (message: typeof success) => act(() => toast(message));

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toasts />, { wrapper: MemoryRouter });
});

it('puts its words on the page once, at every moment', () => {
  show(failure);
  for (let frame = 0; frame < 80; frame += 1) {
    expect(screen.getAllByText(/Agreement Required/)).toHaveLength(1);
    expect(screen.getAllByText(/You must accept/)).toHaveLength(1);
    pass(16);
  }
});

it('is announced by a region that was there before: a failure at once, anything else in turn', () => {
  const before = region();
  expect(before).toBeEmptyDOMElement();
  show(failure);
  expect(region()).toBe(before);
  expect(before).toHaveTextContent('Agreement Required');
  expect(before).toHaveAttribute('aria-live', 'assertive');
  show(success);
  expect(before).toHaveTextContent('Free trial started!');
  expect(before).toHaveAttribute('aria-live', 'polite');
});

it('gives the focus back to where it came from when it is closed by hand, and takes it from nothing when it ends', () => {
  const [first, second] = [0, 1].map(() => document.body.appendChild(document.createElement('button')));
  first?.focus();
  show(success);
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(first).toHaveFocus();
  show(success);
  second?.focus();
  pass(4000);
  expect(screen.queryByText('Free trial started!')).not.toBeInTheDocument();
  expect(second).toHaveFocus();
});

it('shows one at a time, each for four seconds, and stops the clock under the pointer', () => {
  show(failure);
  pass(3900);
  show(success);
  expect(screen.queryByText('Agreement Required')).not.toBeInTheDocument();
  pass(3900);
  fireEvent.pointerMove(screen.getByText('Free trial started!'));
  pass(10_000);
  expect(screen.getByText('Free trial started!')).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByRole('region'));
  pass(200);
  expect(screen.queryByText('Free trial started!')).not.toBeInTheDocument();
});

it.each([
  ['again on the next account page', 1, () => {}],
  ['not again once it was closed', 0, () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('a toast of a public page is shown %s', (_, times, press) => {
  cleanup();
  const { unmount } = render(<Toasts isElsewhere />, { wrapper: MemoryRouter });
  show(success);
  press();
  unmount();
  render(<Toasts />, { wrapper: MemoryRouter });
  expect(screen.queryAllByText('Free trial started!')).toHaveLength(times);
});
