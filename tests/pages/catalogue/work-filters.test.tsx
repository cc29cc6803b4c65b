import { act, fireEvent, screen, within } from '@testing-library/react';
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

test.each([
  ['the focus goes', (element: HTMLElement) => element.focus()],
  ['a press is', (element: HTMLElement) => fireEvent.pointerDown(element)],
])('the industries close when %s outside them, and stay open when it is inside', async (_, touch) => {
  renderAt(
    <WorkFilters filter={{ service: null, industry: null }}>
      <button type="button">Unmute</button>
    </WorkFilters>,
  );
  const details = screen.getByRole<HTMLDetailsElement>('group');
  await act(async () => details.querySelector('summary')?.click());
  act(() => screen.getByRole('link', { name: /Wellness/ }).focus());
  act(() => touch(within(details).getByRole('link', { name: /^All/ })));
  expect(details.open).toBe(true);
  act(() => touch(screen.getByRole('button', { name: 'Unmute' })));
  expect(details.open).toBe(false);
  expect(details.querySelector('summary')).not.toHaveFocus();
});
