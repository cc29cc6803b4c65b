import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { StatusPage } from '../../../src/components/feedback/status-page';
import { Form } from '../../../src/components/form/form';
import { SubmitButton } from '../../../src/components/form/submit-button';
import { OpenPaymentPanel } from '../../../src/components/payment/open-payment';

const endless = () => new Promise<never>(() => {});

const BusyForm = () => (
  <Form form={useForm({})} onSubmit={endless}>
    <SubmitButton>Go</SubmitButton>
  </Form>
);
const payment = { state: 'unknown', reference: 'P-1', amountCents: 100 } as const;

it.each([
  ['a form', 'Go', <BusyForm key="form" />],
  ['an open payment', 'Check again', <OpenPaymentPanel key="open" payment={payment} isNew settle={endless} />],
  [
    'a page that reports',
    null,
    <StatusPage key="page" title="Wait">
      Soon
    </StatusPage>,
  ],
])('no live region of %s is inside what is busy, where it would be silent', async (_, name, part) => {
  render(part, { wrapper: MemoryRouter });
  if (name) await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull());
  expect(screen.getByRole('status').closest('[aria-busy=true]')).toBeNull();
});
