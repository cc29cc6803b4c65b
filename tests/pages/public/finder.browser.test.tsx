/** The sentence on `/pricing`, by its fields. What it finds is tested without a page, in `finder.test.ts`. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { resize, sidewaysScroll } from '../../support/browser';
import { renderApp } from '../../support/render-app';

const field = (name: string | RegExp) => screen.getAllByRole<HTMLSelectElement>('combobox', { name });

it('the sentence is filled in by its fields, says what it finds, and stands in the address', async () => {
  await resize(320, 700);
  const { router } = await renderApp('/pricing?once=1-logo-design.1-nothing&by=noon');
  const finder = await screen.findByRole('region', { name: 'What do I need?' });
  expect(within(finder).getByRole('status')).toHaveTextContent('Credits: 2 × Starter: $200 paid once.');
  const last = field('Piece needed once').at(-1);
  await userEvent.selectOptions(last as HTMLSelectElement, 'instant-site');
  await waitFor(() => expect(field('Piece needed once')).toHaveLength(3));
  // The field that was used is still the same.
  expect(field('Piece needed once')[1]).toBe(last);
  expect(within(finder).getByRole('status')).toHaveTextContent(
    'Credits: 1 × Professional, 2 × Starter: $650 paid once. Instant Site + Credits: 2 × Starter: $700 paid once.',
  );
  expect(within(finder).getByRole('link', { name: 'Buy 1 Professional pack' })).toHaveAttribute(
    'href',
    '/purchase-credits?pack=professional&quantity=1',
  );
  await userEvent.selectOptions(field('Piece needed each month')[0] as HTMLSelectElement, 'video-production');
  await screen.findByRole('combobox', { name: 'How many: Video Production' });
  await userEvent.selectOptions(field('How many: Video Production')[0] as HTMLSelectElement, '20');
  await userEvent.selectOptions(field('By when')[0] as HTMLSelectElement, 'week');
  await waitFor(() => expect(within(finder).getAllByText('The minimum is 3 months: $15,000 in all.')).toHaveLength(1));
  expect(router.state.location.search).toBe('?once=1-logo-design.1-instant-site&by=week&monthly=20-video-production');
  expect(sidewaysScroll()).toBe(0);
  await userEvent.selectOptions(field('Piece needed once')[0] as HTMLSelectElement, 'nothing');
  await waitFor(() => expect(field('Piece needed once')).toHaveLength(2));
  expect(router.state.location.search).toBe('?once=1-instant-site&by=week&monthly=20-video-production');
});
