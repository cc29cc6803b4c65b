import { act, fireEvent, render, screen } from '@testing-library/react';
import { useContext, useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useLeaveQuestion } from '../../../../src/components/form/draft/use-draft-form';
import { perCustomer } from '../../../../src/components/form/per-customer';
import { FormCustomer } from '../../../../src/hooks/use-action';

const Form = perCustomer(() => {
  const [question, letLeave] = useLeaveQuestion(true);
  return (
    <>
      <h1>{useContext(FormCustomer).isSending() ? 'Sending' : 'Form'}</h1>
      <button type="button" onClick={letLeave}>
        Sent
      </button>
      {question}
    </>
  );
});

const open = (next = <h1>Next</h1>) => {
  const routes = [
    { path: '/before', element: <h1>Before</h1> },
    { path: '/form', element: <Form /> },
    { path: '/next', element: next },
    { path: '/slow', lazy: () => new Promise<never>(() => {}) },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/before', '/form'] });
  render(<RouterProvider router={router} />);
  return router;
};
const answer = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('asks with the page’s own dialog, for links and for Back, and never with the browser’s', async () => {
  const confirm = vi.spyOn(window, 'confirm');
  const router = open();
  for (const to of ['/next', -1] as const) {
    await act(() => (to === -1 ? router.navigate(to) : router.navigate(to)));
    expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toHaveTextContent('not sent yet');
    await answer('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location.pathname).toBe('/form');
  }
  await act(() => router.navigate('/next'));
  await answer('Leave anyway');
  expect(await screen.findByText('Next')).toBeInTheDocument();
  expect(confirm).not.toHaveBeenCalled();
});

it('Back works as soon as the next page is there, without a question', async () => {
  // The form's effects are cleaned up only after those of the next page's layout.
  const Next = () => {
    useLayoutEffect(() => void router.navigate(-1), []);
    return <h1>Next</h1>;
  };
  const router = open(<Next />);
  fireEvent.click(screen.getByRole('button', { name: 'Sent' }));
  await act(() => router.navigate('/next'));
  expect(await screen.findByText('Form')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('who leaves and turns back before the next page is there finds a form that is not being sent', async () => {
  const router = open();
  await act(async () => void router.navigate('/slow'));
  await answer('Leave anyway');
  await act(() => router.navigate('/form#summary'));
  expect(screen.getByRole('heading')).toHaveTextContent('Form');
});
