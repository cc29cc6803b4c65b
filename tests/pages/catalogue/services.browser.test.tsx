import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { resize } from '../../support/browser';
import { renderApp } from '../../support/render-app';

const shown = () =>
  [...document.querySelectorAll('main li a[href^="/services/"]')].filter((link) => link.checkVisibility()).length;

it.each([375, 1440])(
  'a press on a tab narrows the list, and brings the row of tabs to the top, %i px',
  async (width) => {
    await resize(width, 740);
    await renderApp('/services');
    const row = await screen.findByRole('group', { name: 'Services by discipline' });
    for (const [name, count] of [
      ['Research', 5],
      ['All services', 25],
    ] as const) {
      row.scrollIntoView({ block: 'end', behavior: 'instant' });
      expect(row.getBoundingClientRect().top).toBeGreaterThan(300);
      await userEvent.click(within(row).getByRole('button', { name }));
      await waitFor(() => expect(row.getBoundingClientRect().top).toBeLessThan(120));
      expect(row.getBoundingClientRect().top).toBeGreaterThan(60);
      expect(shown()).toBe(count);
    }
  },
);

it('an address with a discipline shows its services alone', async () => {
  await renderApp('/services?trade=research');
  await waitFor(() => expect(shown()).toBe(5));
});
