import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  RouterProvider,
  StaticRouterProvider,
} from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { createRoutes } from '../../../src/routes';
import { field } from '../../support/form';

/** The prerendered page of an address, in the document. */
const openWithoutScripts = async (address: string) => {
  const { query, dataRoutes } = createStaticHandler(createRoutes());
  const context = await query(new Request(`http://localhost${address}`));
  if (context instanceof Response) throw new Error('redirected');
  const router = createStaticRouter(dataRoutes, context);
  const container = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => container.remove());
  container.innerHTML = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  return container;
};

const hydrate = async (container: HTMLElement, address: string) => {
  const router = createMemoryRouter(createRoutes(), { initialEntries: [address] });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  const root = await act(async () => hydrateRoot(container, <RouterProvider router={router} />));
  onTestFinished(() => act(() => root.unmount()));
};

it.each([
  ['/login', { Email: 'ada@example.com', Password: 'hunter2' }],
  ['/signup', { 'Full name': 'Ada', Email: 'ada@example.com', Password: 'hunter2' }],
])('what the fields of %s hold at hydration stays, also without an event', async (address, typed) => {
  localStorage.setItem('rememberedEmail', 'bob@example.com');
  const container = await openWithoutScripts(address);
  for (const [label, value] of Object.entries(typed)) {
    expect(field(label)).toBeEnabled();
    field(label).value = value;
  }
  const checkbox = container.querySelector<HTMLInputElement>('main [type="checkbox"]');
  checkbox?.click();
  await hydrate(container, address);
  for (const [label, value] of Object.entries(typed)) expect(field(label)).toHaveValue(value);
  expect(checkbox).toBeChecked();
  await waitFor(() => expect(Object.values(sessionStorage).join()).toContain('ada@example.com'));
  expect(Object.values(sessionStorage).join()).not.toContain('hunter2');
});

it('a field that is empty at hydration gets the remembered address', async () => {
  localStorage.setItem('rememberedEmail', 'bob@example.com');
  const container = await openWithoutScripts('/login');
  field('Password').value = 'hunter2';
  await hydrate(container, '/login');
  await waitFor(() => expect(field('Email')).toHaveValue('bob@example.com'));
  expect(field('Password')).toHaveValue('hunter2');
});
