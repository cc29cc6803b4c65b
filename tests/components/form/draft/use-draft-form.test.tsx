import { act, fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { useDraftForm } from '../../../../src/components/form/draft/use-draft-form';
import { Form } from '../../../../src/components/form/form';
import { perCustomer } from '../../../../src/components/form/per-customer';
import { SubmitButton } from '../../../../src/components/form/submit-button';

const check = v.object({ company: v.string() });
let endPayment = () => {};

const Order = perCustomer(() => {
  const { form, finish } = useDraftForm({
    ...{ name: 'sample', defaults: { company: '' }, check, asksFor: 'answers' },
    sample: () => ({}),
  });
  const pay = async () => {
    await new Promise<void>((resolve) => {
      endPayment = resolve;
    });
    finish('/thanks');
    return 'left' as const;
  };
  return (
    <Form form={form} onSubmit={pay}>
      <SubmitButton>Pay</SubmitButton>
    </Form>
  );
});

it('a payment that ends while the visitor is leaving leads on, if the navigation is replaced by one to the same page', async () => {
  window.history.replaceState(null, '', '/form');
  const router = createBrowserRouter([
    { path: '/form', element: <Order /> },
    { path: '/slow', lazy: () => new Promise<never>(() => {}) },
    { path: '/thanks', element: <h1>Thanks</h1> },
  ]);
  render(<RouterProvider router={router} />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Pay' })));
  await act(async () => void router.navigate('/slow'));
  await act(async () => endPayment());
  // It does not call back a visitor who is leaving.
  expect(router.state.navigation.location?.pathname).toBe('/slow');
  await act(() => router.navigate('/form#summary'));
  expect(await screen.findByRole('heading', { name: 'Thanks' })).toBeInTheDocument();
});
