import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { store } from '../../../src/storage/store';
import { field, fill, press, setWaits } from '../../support/form';
import { renderApp } from '../../support/render-app';

beforeEach(() => {
  Object.assign(localStorage, { authToken: 't', userEmail: 'a@b.example', hasPaymentMethod: 'true', userCredits: '0' });
});

it.each([
  ['?pack=professional&quantity=2', 'professional', '2'],
  ['?pack=professional&quantity=many', 'professional', '1'],
  ['?pack=professional&quantity=2&quantity=3', 'professional', '1'],
  ['?pack=gold&quantity=2', null, '1'],
])('%s in the address is a chosen pack, also after logging in', async (query, pack, quantity) => {
  delete localStorage.authToken;
  const { router } = await renderApp(`/purchase-credits${query}`);
  await waitFor(() => fill({ Email: 'a@b.example', Password: 'secret-word' }));
  press('Sign In');
  await waitFor(() => expect(field('Quantity')).toHaveValue(quantity));
  const packs = screen.getAllByRole<HTMLInputElement>('radio', { name: /credits/ });
  expect(packs.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(pack ? [pack] : []);
  expect(router.state.location.search).toBe(query);
});

it('Enter sets the quantity and buys nothing; nor does Enter on a pack', async () => {
  await renderApp('/purchase-credits');
  const pack = await screen.findByRole('radio', { name: /Starter/ });
  await userEvent.click(pack);
  const write = vi.spyOn(store, 'transact');
  const quantity = screen.getByLabelText('Quantity');
  expect(fireEvent.keyDown(quantity, { key: 'ArrowUp', altKey: true })).toBe(true);
  expect(quantity).toHaveValue('1');
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '1.000{Enter}');
  expect(quantity).toHaveValue('1000');
  expect(screen.getByText('$100,000')).toBeInTheDocument();
  pack.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Processing...' })).not.toBeInTheDocument();
  expect(write).not.toHaveBeenCalled();
  setWaits('long');
  press('Purchase Credits (Demo)');
  expect(screen.getByText('Processing...')).toBeInTheDocument();
});

it('the quantity is a text field; keys step it, and what is no number has its remark at once', async () => {
  await renderApp('/purchase-credits');
  await userEvent.click(await screen.findByRole('radio', { name: /Starter/ }));
  const quantity = screen.getByRole('textbox', { name: 'Quantity' });
  for (const [key, value] of [
    ['ArrowUp', '2'],
    ['PageUp', '12'],
    ['ArrowDown', '11'],
    ['PageDown', '1'],
  ]) {
    fireEvent.keyDown(quantity, { key });
    expect(quantity).toHaveValue(value);
  }
  for (const text of ['2x', 'abc', '']) {
    fireEvent.change(quantity, { target: { value: text } });
    expect(quantity).toHaveAccessibleDescription('Type a number. Until then it counts as 1.');
  }
  fireEvent.blur(quantity);
  expect(quantity).toHaveValue('1');
  fireEvent.change(quantity, { target: { value: '2' } });
  expect(quantity).not.toHaveAccessibleDescription();
  // A button that is disabled by its press would lose the focus.
  for (const [name, end, last] of [
    ['Decrease', '2', '1'],
    ['Increase', '999999', '1000000'],
  ] as const) {
    fireEvent.change(quantity, { target: { value: end } });
    await userEvent.click(screen.getByRole('button', { name }));
    expect(quantity).toHaveValue(last);
    expect(quantity).toHaveFocus();
    expect(screen.getByRole('button', { name })).toBeDisabled();
  }
});
