import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { BillingFields, useBillingDetails } from '../../../src/pages/account/receipt/billing-details';
import { readCustomerName } from '../../../src/services/account/billing-details';
import { useStored } from '../../../src/storage/use-stored';
import { userEmail } from '../../../src/storage/visitor-keys';
import { signIn } from '../../support/storage';

const key = 'billingDetails_ada@example.com';
const Form = () => <BillingFields {...useBillingDetails()} />;
/** As the guard of the page does. */
const Fields = () => <Form key={useStored(userEmail)} />;
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null');
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const elsewhere = (change: object) =>
  act(() => {
    localStorage.setItem(key, JSON.stringify({ company: '', address: '', taxNumber: '', ...stored(), ...change }));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });

beforeEach(() => {
  vi.useFakeTimers();
  signIn('ada@example.com');
});

it('two tabs keep a field each, and a field that nobody types in follows the storage', () => {
  render(<Fields />);
  type('Company', 'Engines');
  elsewhere({ taxNumber: 'GB 1' });
  expect(screen.getByLabelText('Tax number')).toHaveValue('GB 1');
  act(() => void vi.advanceTimersByTime(250));
  expect(stored()).toEqual({ company: 'Engines', address: '', taxNumber: 'GB 1' });
  elsewhere({ company: 'Other' });
  expect(screen.getByLabelText('Company')).toHaveValue('Engines');
  fireEvent.blur(screen.getByLabelText('Company'));
  expect(screen.getByLabelText('Company')).toHaveValue('Other');
});

it.each([
  ['the field is left', () => fireEvent.blur(screen.getByLabelText('Company'))],
  ['the page is left', () => fireEvent(window, new Event('pagehide'))],
])('what is typed is written once, and when %s', (_, leave) => {
  const write = vi.spyOn(Storage.prototype, 'setItem');
  render(<Fields />);
  type('Company', 'E');
  type('Company', 'Engines');
  expect(write).not.toHaveBeenCalledWith(key, expect.anything());
  leave();
  expect(stored()).toMatchObject({ company: 'Engines' });
});

it('an address that is stored with capitals has the details of its customer', () => {
  elsewhere({ taxNumber: 'GB 1' });
  localStorage.setItem('userEmail', ' Ada@Example.com');
  render(<Fields />);
  expect(screen.getByLabelText('Tax number')).toHaveValue('GB 1');
  type('Company', 'Engines');
  fireEvent.blur(screen.getByLabelText('Company'));
  expect(stored()).toEqual({ company: 'Engines', address: '', taxNumber: 'GB 1' });
  expect(screen.getByLabelText('Company')).toHaveValue('Engines');
});

it('what was typed as one customer is not written for the next', () => {
  render(<Fields />);
  type('Company', 'Engines');
  act(() => {
    signIn('ben@example.com');
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  act(() => void vi.advanceTimersByTime(250));
  expect(screen.getByLabelText('Company')).toHaveValue('');
  expect([stored(), localStorage.getItem('billingDetails_ben@example.com')]).toEqual([null, null]);
});

it.each([
  ['Engines', 'Engines'],
  ['  ', 'Ada'],
])('proofs for a customer whose company is “%s” are for %s', (company, name) => {
  elsewhere({ company });
  localStorage.setItem('userName_ada@example.com', 'Ada');
  expect(readCustomerName('ada@example.com')).toBe(name);
});
