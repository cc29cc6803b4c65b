import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { WorkFilters } from '../../../src/pages/catalogue/work/work-filters';

const none = { service: null, industry: null };

const renderFilters = () => {
  const element = <WorkFilters filter={none}>{null}</WorkFilters>;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const details = screen.getByRole<HTMLDetailsElement>('group');
  const summary = details.querySelector('summary');
  if (!summary) throw new Error('The industries have no summary.');
  return { details, summary };
};

test('the industries close after a choice, also in the task in which they opened', async () => {
  const { details, summary } = renderFilters();
  await act(async () => {
    summary.click();
    expect(details.open).toBe(true);
    // `toggle` comes in a later task.
    screen.getByRole('link', { name: /Wellness/ }).click();
  });
  expect(details.open).toBe(false);
  expect(summary).toHaveFocus();
});

test('Escape closes the industries and gives the focus to their summary', async () => {
  const { details, summary } = renderFilters();
  summary.click();
  const link = screen.getByRole('link', { name: /Wellness/ });
  link.focus();
  await act(async () => link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(details.open).toBe(false);
  expect(summary).toHaveFocus();
});
