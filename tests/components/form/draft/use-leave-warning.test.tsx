import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useLeaveWarning } from '../../../../src/components/form/draft/use-leave-warning';

const Form = () => {
  useLeaveWarning(true);
  return <h1>Form</h1>;
};

it('Back works as soon as the next page is there, without a question', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
  // The form's effects are cleaned up only after those of the next page's layout.
  const Next = () => {
    useLayoutEffect(() => void router.navigate(-1), []);
    return <h1>Next</h1>;
  };
  const router = createMemoryRouter(
    [
      { path: '/before', element: <h1>Before</h1> },
      { path: '/form', element: <Form /> },
      { path: '/next', element: <Next /> },
    ],
    { initialEntries: ['/before', '/form'] },
  );
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/next'));
  expect(await screen.findByText('Form')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/form');
  expect(confirm).toHaveBeenCalledTimes(1);
});
