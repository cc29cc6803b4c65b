import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Link } from '../../../src/components/ui/link';

const onRender = vi.fn();

const Layout = () => (
  <>
    <Profiler id="link" onRender={onRender}>
      <Link to="/there?q=a#part" state={{ settles: true }}>
        There
      </Link>
    </Profiler>
    <Link to="/there" target="_blank">
      In a new tab
    </Link>
    <Link to="mailto:mia@customer.test">By letter</Link>
    <Link to="/" onClick={(event) => event.preventDefault()}>
      Answered by its own handler
    </Link>
    <Outlet />
  </>
);

const start = () => {
  window.history.replaceState(null, '', '/');
  const router = createBrowserRouter([
    {
      element: <Layout />,
      children: [
        { path: '/', element: <h1>Here</h1> },
        { path: '/there', element: <h1>That page</h1> },
      ],
    },
  ]);
  render(<RouterProvider router={router} useTransitions={false} />);
  return router;
};

/** Presses a link. @returns whether the browser would have followed it */
const press = (name: string, init = {}) => {
  const onClick = vi.fn((event: Event) => {
    const isLeft = !event.defaultPrevented;
    event.preventDefault();
    return isLeft;
  });
  document.addEventListener('click', onClick, { once: true });
  fireEvent.click(screen.getByRole('link', { name }), init);
  return onClick.mock.results[0]?.value;
};

it('goes to the page in the client, with state, and is not rendered again', async () => {
  const router = start();
  onRender.mockClear();
  expect(press('There')).toBe(false);
  await screen.findByRole('heading', { name: 'That page' });
  expect(router.state.location).toMatchObject({ pathname: '/there', search: '?q=a', hash: '#part' });
  expect(router.state.location.state).toEqual({ settles: true });
  expect(router.state.historyAction).toBe('PUSH');
  expect(onRender).not.toHaveBeenCalled();
});

it('adds no entry to the history for the current address', async () => {
  const router = start();
  press('There');
  await screen.findByRole('heading', { name: 'That page' });
  press('There');
  await waitFor(() => expect(router.state.historyAction).toBe('REPLACE'));
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %o to the browser',
  (init) => {
    const router = start();
    expect(press('There', init)).toBe(true);
    expect(router.state.location.pathname).toBe('/');
  },
);

it.each(['In a new tab', 'By letter'])('leaves %s to the browser', (name) => {
  const router = start();
  expect(press(name)).toBe(true);
  expect(router.state.location.pathname).toBe('/');
});

it('stays where it is when its own handler has answered the click', () => {
  const router = start();
  press('Answered by its own handler');
  expect(router.state).toMatchObject({ navigation: { state: 'idle' }, historyAction: 'POP' });
});
