import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SearchControl } from '../../../src/components/search/search-control';

const field = () => screen.findByRole('combobox', { name: 'Search the site' });
const options = () => screen.findAllByRole('option');

beforeEach(async () => {
  const page = (
    <main className="h-[3000px]">
      <SearchControl />
    </main>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.fill(await field(), 'design');
});

it('the option that the arrow keys select is in view', async () => {
  await screen.findByRole('group', { name: 'Best matches' });
  await userEvent.keyboard('{End}');
  const last = (await options()).at(-1);
  const list = screen.getByRole('listbox').getBoundingClientRect();
  expect(last).toHaveAttribute('aria-selected', 'true');
  expect(list.bottom).toBeLessThanOrEqual(window.innerHeight);
  expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom);
});
