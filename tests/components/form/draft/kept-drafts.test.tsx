/** Drafts of long forms, which are kept with the account, in two tabs: the second one is what is written to local storage. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { DraftQuestion } from '../../../../src/components/form/draft/draft-question';
import { DraftStatus } from '../../../../src/components/form/draft/draft-status';
import { useDraft } from '../../../../src/components/form/draft/use-draft';
import { perCustomer } from '../../../../src/components/form/per-customer';
import { signInElsewhere } from '../../../support/form';
import { limitStorage, refuseStorage, signIn } from '../../../support/storage';

const key = 'siteDraft_ada@example.com';
const files = { logo: { accept: ['.svg'], single: true } };
const isCurrent = vi.fn();

const Form = perCustomer(() => {
  const form = useForm({ defaultValues: { company: '', email: '', cardNumber: '', logo: [] as File[] } });
  const startOf = ({ email }: { email: string }) => ({ email });
  const draft = useDraft({ form, name: 'instant-site', exclude: [], files, startOf });
  return (
    <MemoryRouter>
      <DraftStatus draft={draft} Question={DraftQuestion} />
      <input aria-label="Company" {...form.register('company')} />
      <input aria-label="Email" {...form.register('email')} />
      <input aria-label="Card" {...form.register('cardNumber')} />
      <button type="button" onClick={() => form.setValue('logo', [new File(['x'], 'logo.svg')])}>
        Attach
      </button>
      <button type="button" onClick={() => isCurrent(draft.isCurrent())}>
        Send
      </button>
      <span data-testid="id">{draft.id()}</span>
      <span data-testid="files">{form.watch('logo').map(({ name }) => name)}</span>
    </MemoryRouter>
  );
});

const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null');
const id = 'b'.repeat(32);
const draftOf = (company: string, more: object = {}) =>
  JSON.stringify({ id, at: new Date().toISOString(), values: { company }, files: {}, answers: 1, ...more });
const elsewhere = (name: string, raw: string | null) => {
  if (raw === null) localStorage.removeItem(name);
  else localStorage.setItem(name, raw);
  window.dispatchEvent(new StorageEvent('storage', { key: name }));
  act(() => void vi.advanceTimersByTime(100));
};
const sent = { id, kind: 'instant-site', date: '2026-11-25T09:00:00.000Z', answers: {} };
const send = () => elsewhere('submissions', JSON.stringify([sent]));
const company = () => screen.getByLabelText('Company');
const type = (text: string) => {
  fireEvent.input(company(), { target: { value: text } });
  act(() => void vi.advanceTimersByTime(300));
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00') });
  signIn('ada@example.com');
});

test('is kept with the account, without card and file contents, and says until when', () => {
  const { unmount } = render(<Form />);
  fireEvent.input(screen.getByLabelText('Card'), { target: { value: '4242' } });
  press('Attach');
  type('Engines');
  const at = new Date('2026-11-27T12:00:00.250').toISOString();
  expect(stored()).toMatchObject({ values: { company: 'Engines' }, files: { logo: ['logo.svg'] }, at });
  expect(localStorage.getItem(key)).not.toContain('4242');
  expect(sessionStorage).toHaveLength(0);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Draft saved with your account as long as this browser keeps it, at most until Dec 27.',
  );
  unmount();
  vi.setSystemTime(new Date('2026-12-27T11:00:00'));
  render(<Form />).unmount();
  expect(stored().at).toBe(new Date('2026-11-27T12:00:00.250').toISOString());
  vi.setSystemTime(new Date('2026-12-27T13:00:00'));
  render(<Form />);
  expect(company()).toHaveValue('');
});

test('a tab in which nobody has typed takes the newer answers; in another one the customer chooses, and nothing is written before', () => {
  localStorage.setItem(key, draftOf('First'));
  render(<Form />);
  for (const text of ['Second', 'Second again']) {
    elsewhere(key, draftOf(text));
    expect(company()).toHaveValue(text);
  }
  type('Mine');
  press('Attach');
  const newer = draftOf('Third', { files: { logo: ['logo.svg'] } });
  elsewhere(key, newer);
  expect(company()).toHaveValue('Mine');
  type('Mine too');
  leave();
  expect(localStorage.getItem(key)).toBe(newer);
  press('Send');
  expect(isCurrent).toHaveBeenLastCalledWith(false);
  press('Use the newer answers');
  expect(company()).toHaveValue('Third');
  expect(screen.getByTestId('files')).toHaveTextContent('logo.svg');
  press('Send');
  expect(isCurrent).toHaveBeenLastCalledWith(true);
});

test('a tab that waits for a choice saves nothing when its customer logs out', () => {
  render(<Form />);
  const newer = draftOf('Theirs');
  localStorage.setItem(key, newer);
  type('Mine');
  fireEvent.input(company(), { target: { value: 'Mine too' } });
  signInElsewhere(null);
  expect(company()).toHaveValue('');
  expect({ ...localStorage, ...sessionStorage }).toEqual({ [key]: newer });
});

test('notices a newer draft before it writes, also without an event; kept answers have the id of the draft that they replace', () => {
  render(<Form />);
  const newer = draftOf('Theirs');
  localStorage.setItem(key, newer);
  type('Mine');
  expect(localStorage.getItem(key)).toBe(newer);
  press('Keep these');
  expect(stored()).toMatchObject({ id: id, values: { company: 'Mine' } });
  type('Mine again');
  expect(stored().values.company).toBe('Mine again');
});

test('a draft that was sent elsewhere is not written back, and cannot be sent again before a new one is started', () => {
  localStorage.setItem(key, draftOf('First'));
  render(<Form />);
  type('Mine');
  send();
  elsewhere(key, null);
  expect(screen.getByRole('status')).toHaveTextContent('Sent in another tab');
  expect(screen.getByRole('link', { name: 'See it' })).toHaveAttribute('href', `/project?order=${id}`);
  type('More');
  leave();
  expect(stored()).toBeNull();
  press('Send');
  expect(isCurrent).toHaveBeenLastCalledWith(false);
  press('Start a new one');
  expect(company()).toHaveValue('');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  type('Another');
  expect(stored().id).not.toBe(id);
});

test('a draft that was removed elsewhere is written back when the customer keeps it, and is as it was after Undo', () => {
  localStorage.setItem(key, draftOf('First'));
  render(<Form />);
  const before = localStorage.getItem(key);
  elsewhere(key, null);
  expect(screen.getByRole('status')).toHaveTextContent('Removed in another tab');
  elsewhere(key, before);
  expect(screen.queryByRole('button', { name: 'Keep these' })).toBeNull();
  elsewhere(key, null);
  press('Keep these');
  expect(stored().values.company).toBe('First');
});

test.each(['', ':ada@example.com'])('a draft of the tab is moved to the account: draft:instant-site%s', (of) => {
  sessionStorage.setItem(`draft:instant-site${of}`, draftOf('Earlier'));
  render(<Form />);
  expect(company()).toHaveValue('Earlier');
  expect(stored()).toMatchObject({ id, values: { company: 'Earlier' } });
  expect(sessionStorage).toHaveLength(0);
});

test('neither the draft of this tab nor the account’s overwrites the other', () => {
  const kept = draftOf('Kept');
  localStorage.setItem(key, kept);
  sessionStorage.setItem('draft:instant-site', draftOf('Typed'));
  const { unmount } = render(<Form />);
  expect(company()).toHaveValue('Typed');
  leave();
  expect(localStorage.getItem(key)).toBe(kept);
  unmount();
  render(<Form />);
  press('Use the newer answers');
  expect(company()).toHaveValue('Kept');
  expect(sessionStorage).toHaveLength(0);
});

test('what was typed before logging in in another tab asks, too', () => {
  const kept = draftOf('Kept');
  localStorage.setItem(key, kept);
  signIn(null);
  render(<Form />);
  type('Typed');
  signIn('ada@example.com');
  elsewhere('authToken', 'token');
  expect(company()).toHaveValue('Typed');
  expect(localStorage.getItem(key)).toBe(kept);
  press('Keep these');
  expect(stored().values.company).toBe('Typed');
  expect(sessionStorage).toHaveLength(0);
});

test('stays in the tab, which the form says, when the browser refuses the write', () => {
  sessionStorage.setItem('draft:instant-site', draftOf('Earlier'));
  const end = refuseStorage((_count, _name, _value, area) => area === localStorage);
  const { unmount } = render(<Form />);
  expect(screen.getByRole('status')).toHaveTextContent('It is saved in this tab');
  type('Later');
  expect(screen.getByRole('status')).toHaveTextContent('It is saved in this tab');
  unmount();
  end();
  render(<Form />);
  expect(company()).toHaveValue('Later');
  expect(stored().values.company).toBe('Later');
});

test('is not lost if neither has room', () => {
  sessionStorage.setItem('draft:instant-site', draftOf('Earlier'));
  const end = limitStorage(0);
  render(<Form />).unmount();
  end();
  expect(sessionStorage.getItem('draft:instant-site')).toContain('Earlier');
});
