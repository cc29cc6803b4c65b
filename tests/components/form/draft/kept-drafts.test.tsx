/** Drafts of long forms, which are kept with the account, in two tabs: the second one is what is written to local storage. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { refuseStorage, signIn } from '../../../support/storage';
import { attach, sampleForm } from './sample-form';

const key = 'siteDraft_ada@example.com';
const held = vi.fn();
const Form = sampleForm('instant-site', async (draft) => void (await draft.hold().then(held, held)));

const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null');
const [id, smaller] = ['b'.repeat(32), 'a'.repeat(32)];
const draftOf = (values: Record<string, string>, count = 0, more: object = {}) => {
  const counts = Object.fromEntries(Object.keys(values).map((field) => [field, count]));
  return JSON.stringify({ id, at: new Date().toISOString(), values, files: {}, counts, answers: 1, ...more });
};
const openWith = (draft: string) => {
  localStorage.setItem(key, draft);
  render(<Form />);
};
const tick = (time = 250) => act(() => vi.advanceTimersByTimeAsync(time));
const elsewhere = async (name: string, raw: string) => {
  localStorage.setItem(name, raw);
  window.dispatchEvent(new StorageEvent('storage', { key: name }));
  await tick();
};
const sent = { id, kind: 'instant-site', date: '2026-11-25T09:00:00.000Z', answers: {} };
const field = (label: string) => screen.getByLabelText(label);
const type = async (text: string, label = 'Company') => {
  fireEvent.input(field(label), { target: { value: text } });
  await tick(300);
};
const press = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  await tick();
};
const status = () => screen.getByRole('status');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00'), shouldAdvanceTime: true });
  signIn('ada@example.com');
});

test('is kept with the account, without card and file contents, and says until when', async () => {
  const { unmount } = render(<Form />);
  fireEvent.input(field('Card'), { target: { value: '4242' } });
  act(() => attach('logo', new File(['x'], 'logo.svg')));
  await type('Engines');
  expect(stored()).toMatchObject({ values: { company: 'Engines' }, files: { logo: ['logo.svg'] } });
  expect(localStorage.getItem(key)).not.toContain('4242');
  expect(sessionStorage).toHaveLength(0);
  expect(status()).toHaveTextContent(
    'Draft saved with your account as long as this browser keeps it, at most until Dec 27.',
  );
  unmount();
  vi.setSystemTime(new Date('2026-12-27T13:00:00'));
  render(<Form />);
  expect(field('Company')).toHaveValue('');
});

test('two tabs share it answer by answer; an answer that is emptied is a change, too', async () => {
  openWith(draftOf({ company: 'First', email: 'own@example.com' }));
  await elsewhere(key, draftOf({ company: 'Second', email: 'own@example.com' }, 1));
  expect(field('Company')).toHaveValue('Second');
  expect(status()).toHaveTextContent('1 answer was changed in another tab.');
  await type('Mine');
  expect(status()).toHaveTextContent('Your draft is back.');
  await elsewhere(key, draftOf({ company: 'Second', email: '' }, 2, { counts: { company: 1, email: 3 } }));
  expect([field('Company'), field('Email')].map((input) => Reflect.get(input, 'value'))).toEqual(['Mine', '']);
  await tick(300);
  expect(stored()).toMatchObject({ values: { company: 'Mine', email: '' } });
});

test('a field that has the focus is left alone until it is left', async () => {
  openWith(draftOf({ company: 'First' }));
  act(() => field('Company').focus());
  await elsewhere(key, draftOf({ company: 'Second' }, 1));
  expect(field('Company')).toHaveValue('First');
  act(() => field('Email').focus());
  await tick();
  expect(field('Company')).toHaveValue('Second');
});

test('both tabs have the smaller id, unless something is sent under the other', async () => {
  openWith(draftOf({ company: 'First' }));
  await elsewhere(key, draftOf({ company: 'Second' }, 1, { id: smaller }));
  expect(screen.getByTestId('id')).toHaveTextContent(smaller);
  await elsewhere(key, draftOf({ company: 'Third' }, 2, { isClaimed: true }));
  expect(screen.getByTestId('id')).toHaveTextContent(id);
  await press('Send');
  expect(held).toHaveBeenLastCalledWith(true);
  await elsewhere(key, draftOf({ company: 'Fourth' }, 3, { id: smaller }));
  expect(screen.getByTestId('id')).toHaveTextContent(id);
});

test('a draft that was sent elsewhere is not written back, and cannot be sent again before a new one is started', async () => {
  openWith(draftOf({ company: 'First' }));
  await type('Mine');
  localStorage.removeItem(key);
  await elsewhere('submissions', JSON.stringify([sent]));
  expect(status()).toHaveTextContent('Sent in another tab');
  expect(await screen.findByRole('link', { name: 'See it' })).toHaveAttribute('href', expect.stringContaining(id));
  await type('More');
  await press('Send');
  expect(held).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'sent-elsewhere' }));
  expect(stored()).toBeNull();
  await press('Start a new one');
  expect(field('Company')).toHaveValue('');
  await type('New');
  expect(stored().id).not.toBe(id);
});

test('Clear form clears other tabs, too, and Undo brings the answers back in all of them', async () => {
  render(<Form />);
  await type('Engines');
  const [before] = [stored().counts.company];
  await press('Clear form');
  await press('Yes, clear the form');
  expect(field('Company')).toHaveValue('');
  expect(stored()).toMatchObject({ values: {}, isEmpty: true });
  expect(stored().counts.company).toBeGreaterThan(before);
  await press('Undo');
  expect(field('Company')).toHaveValue('Engines');
  await tick(300);
  expect(stored()).toMatchObject({ values: { company: 'Engines' }, isEmpty: false });
});

test('files stay in the tab that has them, and are named in the other; attaching there replaces nothing here', async () => {
  render(<Form />);
  act(() => attach('logo', new File(['x'], 'logo.svg')));
  await tick(300);
  const write = vi.spyOn(Storage.prototype, 'setItem');
  await elsewhere(
    key,
    draftOf({}, 0, { files: { logo: ['other.svg'], media: ['a.png'] }, counts: { logo: 7, media: 7 } }),
  );
  await tick(600);
  expect(screen.getByTestId('files')).toHaveTextContent('logo.svg');
  expect(screen.getByTestId('lost')).toHaveTextContent('{"media":["a.png"]}');
  // The other tab's write, and one of the id that both have now: the files themselves are answered by none.
  expect(write.mock.calls.filter(([name]) => name === key).length).toBeLessThanOrEqual(2);
});

test('of two files with one name, each is asked for', async () => {
  openWith(draftOf({}, 0, { files: { media: ['image.png', 'image.png'] } }));
  expect(screen.getByTestId('lost')).toHaveTextContent('{"media":["image.png","image.png"]}');
  const [first, second] = [new File(['x'], 'image.png'), new File(['y'], 'image.png')];
  act(() => attach('media', first));
  await tick(300);
  expect(screen.getByTestId('lost')).toHaveTextContent('{"media":["image.png"]}');
  act(() => attach('media', first, second));
  await tick(300);
  expect(screen.getByTestId('lost')).toHaveTextContent('{}');
  expect(stored().files).toEqual({ media: ['image.png', 'image.png'] });
});

test('of two different drafts the tab’s fills the form, and the account’s can be swapped with it: neither is lost', async () => {
  const kept = draftOf({ company: 'Kept' });
  localStorage.setItem(key, kept);
  sessionStorage.setItem('draft:instant-site', draftOf({ company: 'Typed' }, 0, { id: smaller }));
  render(<Form />);
  expect(field('Company')).toHaveValue('Typed');
  expect(await screen.findByText('You also have answers of Nov 27 with your account.')).toBeInTheDocument();
  await press('Use those');
  expect(field('Company')).toHaveValue('Kept');
  await press('Use those');
  expect(field('Company')).toHaveValue('Typed');
  expect(localStorage.getItem(key)).toBe(kept);
  await press('Clear form');
  await press('Yes, clear the form');
  expect(field('Company')).toHaveValue('Kept');
  expect(sessionStorage).toHaveLength(0);
});

test('a draft that does not fit is in the tab, and goes back to the account with the next change', async () => {
  render(<Form />);
  await type('x'.repeat(100));
  let attempts = 0;
  const end = refuseStorage((_count, _name, _value, area) => {
    attempts += 1;
    return area === localStorage;
  });
  await type('x'.repeat(5000));
  await tick(600);
  // It is not tried again and again.
  const before = attempts;
  await tick(2000);
  expect(attempts).toBe(before);
  expect(status()).toHaveTextContent('There is no room to keep this draft with your account.');
  expect(sessionStorage.getItem('draft:instant-site:ada@example.com')).toContain('x'.repeat(5000));
  end();
  await type('Short');
  await tick();
  expect(stored()).toMatchObject({ values: { company: 'Short' } });
  expect(sessionStorage).toHaveLength(0);
});

test('a draft whose move is refused stays in the tab', () => {
  sessionStorage.setItem('draft:instant-site', draftOf({ company: 'Earlier' }));
  refuseStorage(() => true);
  render(<Form />);
  expect(field('Company')).toHaveValue('Earlier');
  expect(sessionStorage.getItem('draft:instant-site')).toContain('Earlier');
});
