import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { HereContext, hereOf } from '../../../src/components/layout/here';
import { Rest } from '../../../src/components/layout/rest';

const routerOf = () => createMemoryRouter([{ path: '/', element: <Rest>The rest of the page</Rest> }]);
type Router = ReturnType<typeof routerOf>;

const site = (router: Router, here = hereOf(router)) => (
  <HereContext value={here}>
    <RouterProvider router={router} />
  </HereContext>
);

it('takes over the HTML as it is, although a filter was pressed before', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(site(routerOf()));
  expect(container).toHaveTextContent('The rest of the page');
  const router = routerOf();
  const here = hereOf(router);
  await router.navigate('/?service=web3');
  expect(router.state.historyAction).toBe('PUSH');
  const mistakes: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, site(router, here), { onRecoverableError: (error) => mistakes.push(error) }),
  );
  expect(mistakes).toEqual([]);
  expect(container).toHaveTextContent('The rest of the page');
  act(() => root.unmount());
});
