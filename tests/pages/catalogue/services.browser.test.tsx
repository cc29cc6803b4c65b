import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { resize } from '../../support/browser';
import { renderApp } from '../../support/render-app';

it.each([375, 1440])('a press on a tab brings the row of tabs to the top, %i px', async (width) => {
  await resize(width, 740);
  await renderApp('/services');
  const row = await screen.findByRole('group', { name: 'Services by discipline' });
  for (const name of ['Research', 'All services']) {
    row.scrollIntoView({ block: 'end', behavior: 'instant' });
    expect(row.getBoundingClientRect().top).toBeGreaterThan(300);
    await userEvent.click(within(row).getByRole('button', { name }));
    await waitFor(() => expect(row.getBoundingClientRect().top).toBeLessThan(120));
    expect(row.getBoundingClientRect().top).toBeGreaterThan(60);
  }
});
