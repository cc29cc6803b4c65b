import { act, render, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { LowerPart } from '../../../src/components/hydration/hydrated-parts';

let firstFrames: (string | null)[] = [];

const Page = ({ name }: { name: string }) => {
  useLayoutEffect(() => {
    firstFrames.push(document.body.textContent);
  }, []);
  return (
    <>
      <h1>{name}</h1>
      <LowerPart>and the rest</LowerPart>
    </>
  );
};

const routerAt = (...addresses: string[]) => {
  const routes = ['start', 'next'].map((name) => ({ path: `/${name}`, element: <Page key={name} name={name} /> }));
  return createMemoryRouter(routes, { initialEntries: addresses });
};

beforeEach(() => {
  firstFrames = [];
});

it('the first page is complete from its first frame', async () => {
  await act(async () => render(<RouterProvider router={routerAt('/start')} />));
  expect(firstFrames).toEqual(['startand the rest']);
});

it('after a click on a link the heading is rendered first, and the rest after it', async () => {
  const router = routerAt('/start');
  await act(async () => render(<RouterProvider router={router} />));
  await act(() => router.navigate('/next'));
  expect(firstFrames[1]).toBe('next');
  await waitFor(() => expect(document.body).toHaveTextContent('nextand the rest'));
});

it('Back and a link with an anchor render the whole page at once', async () => {
  const router = routerAt('/start');
  await act(async () => render(<RouterProvider router={router} />));
  await act(() => router.navigate('/next#place'));
  await act(() => router.navigate(-1));
  expect(firstFrames.slice(1)).toEqual(['nextand the rest', 'startand the rest']);
});

it('hydrates the prerendered HTML without a mismatch', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<RouterProvider router={routerAt('/start')} />);
  expect(container).toHaveTextContent('startand the rest');
  const mistakes: unknown[] = [];
  const site = <RouterProvider router={routerAt('/start')} />;
  const root = await act(async () =>
    hydrateRoot(container, site, { onRecoverableError: (error) => mistakes.push(error) }),
  );
  expect(mistakes).toEqual([]);
  expect(container).toHaveTextContent('startand the rest');
  act(() => root.unmount());
});
