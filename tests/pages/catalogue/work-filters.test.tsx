import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WorkFilters } from '../../../src/pages/catalogue/work/work-filters';
import { renderAt } from '../../support/in-router';

test.each([
  ['a choice', (link: HTMLElement) => link.click()],
  ['Escape', (link: HTMLElement) => link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))],
])('%s closes the industries, also in the task in which they opened', async (_, close) => {
  renderAt(<WorkFilters filter={{ service: null, industry: null }}>{null}</WorkFilters>);
  const details = screen.getByRole<HTMLDetailsElement>('group');
  const summary = details.querySelector('summary');
  await act(async () => {
    summary?.click();
    expect(details.open).toBe(true);
    // `toggle` comes in a later task.
    close(screen.getByRole('link', { name: /Wellness/ }));
  });
  expect(details.open).toBe(false);
  expect(summary).toHaveFocus();
});
