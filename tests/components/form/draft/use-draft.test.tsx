import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { fileNamesOf } from '../../../../src/components/form/draft/form-side';
import { signInElsewhere as signIn } from '../../../support/form';
import { refuseWrites } from '../../../support/storage';
import { attach, files, sampleForm } from './sample-form';

const key = 'draft:sample';

let endSending = (_: undefined) => {};
const Sample = sampleForm('sample', () => new Promise((resolve) => (endSending = resolve)));

const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, text: string) => fireEvent.input(field(label), { target: { value: text } });
const stored = () => JSON.parse(sessionStorage.getItem(key) ?? 'null');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const seedDraft = (values: unknown, more: object = {}) =>
  sessionStorage.setItem(key, JSON.stringify({ id: 'a'.repeat(32), values, files: {}, ...more }));

test('writes within 300 ms of the last key, and shows that it is saved', () => {
  vi.useFakeTimers();
  render(<Sample />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  type('Company', 'Ana');
  type('Company', 'Analytical');
  act(() => vi.advanceTimersByTime(300));
  expect(stored().values.company).toBe('Analytical');
  expect(screen.getByRole('status')).toHaveTextContent('Draft saved in this tab. Card details are never saved.');
});

test.each([
  ['the form is unmounted', cleanup],
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  [
    'the tab is hidden',
    () => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('writes at once when %s', (_, leave) => {
  render(<Sample />);
  type('Company', 'Analytical');
  expect(stored()).toBeNull();
  act(leave);
  expect(stored().values.company).toBe('Analytical');
});

test('is restored after a reload, with nested fields and checkboxes', () => {
  const first = render(<Sample />);
  type('Company', 'Ünïcode 🎈 <b>مرحبا</b>');
  fireEvent.click(field('Portfolio'));
  type('Other', 'x'.repeat(10_000));
  const id = screen.getByTestId('id').textContent;
  first.unmount();
  render(<Sample />);
  expect(field('Company')).toHaveValue('Ünïcode 🎈 <b>مرحبا</b>');
  expect(field('Portfolio')).toBeChecked();
  expect(field('Other')).toHaveValue('x'.repeat(10_000));
  expect(screen.getByTestId('id')).toHaveTextContent(id ?? '?');
  expect(screen.getByRole('status')).toHaveTextContent('Your draft is back.');
});

test('does not overwrite what was typed before hydration', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Sample />);
  document.body.append(container);
  const typedIn = container.querySelector<HTMLInputElement>('input[name=company]');
  if (typedIn) typedIn.value = 'Typed early';
  seedDraft({ company: 'From the draft', plan: 'starter' });
  render(<Sample />, { container, hydrate: true });
  expect(field('Company')).toHaveValue('Typed early');
  expect(field('Plan')).toHaveValue('starter');
});

test('values of another kind, unknown names, card fields and prototype keys are ignored', () => {
  sessionStorage.setItem(
    key,
    `{"id":"<script>","values":{"__proto__":{"polluted":1},"constructor":"x","company":{"a":1},"goals":"x",
      "goals.portfolio":"yes","plan":"starter","cardNumber":"4242424242424242"},"files":{"logo":"a","media":[1,"b.png"],"company":["c"]}}`,
  );
  render(<Sample />);
  expect(field('Company')).toHaveValue('');
  expect(field('Portfolio')).not.toBeChecked();
  expect(field('Card')).toHaveValue('');
  expect(field('Plan')).toHaveValue('starter');
  expect(screen.getByTestId('id')).not.toHaveTextContent('script');
  expect(screen.getByTestId('lost')).toHaveTextContent('{"media":["b.png"]}');
  expect('polluted' in {}).toBe(false);
});

test('remembers which files to attach again, until they are, in a single-file field whatever the name', () => {
  vi.useFakeTimers();
  seedDraft({ company: 'A' }, { files: { logo: ['old.svg'], media: ['a.png'] } });
  render(<Sample />);
  expect(screen.getByTestId('lost')).toHaveTextContent('{"logo":["old.svg"],"media":["a.png"]}');
  act(() => attach('logo', new File(['x'], 'logo.svg')));
  act(() => attach('media', new File(['x'], 'b.png')));
  expect(screen.getByTestId('lost')).toHaveTextContent('{"media":["a.png"]}');
  act(() => vi.advanceTimersByTime(300));
  expect(stored().files).toEqual({ logo: ['logo.svg'], media: ['b.png', 'a.png'] });
});

test('a form that is empty again leaves no draft', () => {
  vi.useFakeTimers();
  render(<Sample />);
  type('Company', 'A');
  act(() => vi.advanceTimersByTime(300));
  type('Company', '');
  act(() => vi.advanceTimersByTime(300));
  expect(stored()).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('Clear form asks first, then clears everything, card fields included', () => {
  vi.useFakeTimers();
  render(<Sample />);
  type('Company', 'Analytical');
  type('Card', '4242');
  act(() => vi.advanceTimersByTime(300));
  press('Clear form');
  expect(screen.getByRole('button', { name: 'Keep my answers' })).toHaveFocus();
  press('Keep my answers');
  act(() => vi.advanceTimersByTime(100));
  expect(screen.getByRole('button', { name: 'Clear form' })).toHaveFocus();
  expect(field('Company')).toHaveValue('Analytical');
  press('Clear form');
  press('Yes, clear the form');
  act(() => vi.advanceTimersByTime(300));
  expect(field('Company')).toHaveValue('');
  expect(field('Card')).toHaveValue('');
  expect(stored()).toBeNull();
});

test('shows a message when the browser refuses to store the draft', () => {
  vi.useFakeTimers();
  render(<Sample />);
  refuseWrites();
  type('Company', 'Analytical');
  act(() => vi.advanceTimersByTime(300));
  expect(screen.getByRole('status')).toHaveTextContent('could not save a draft');
});

describe('drafts of several customers in one tab', () => {
  const visit = (doing: () => void) => {
    const { unmount } = render(<Sample />);
    doing();
    unmount();
  };
  const expectCompany = (text: string) => visit(() => expect(field('Company')).toHaveValue(text));

  test('a form keeps its values while something is sent, and is cleared after that', async () => {
    signIn('ada@example.com');
    render(<Sample />);
    type('Company', 'Ada’s');
    press('Send');
    signIn(null);
    expect(field('Company')).toHaveValue('Ada’s');
    await act(async () => endSending(undefined));
    expect(field('Company')).toHaveValue('');
  });

  test.each([
    ['nobody', null],
    ['another customer', 'ben@example.com'],
  ])('what a form started with is not in its draft, and not lost when %s is signed in meanwhile', (_, next) => {
    signIn('ada@example.com');
    render(<Sample />);
    expect(field('Email')).toHaveValue('ada@example.com');
    type('Company', 'Ada’s');
    signIn(next);
    expect(field('Company')).toHaveValue('');
    expect(field('Email')).toHaveValue(next ?? '');
    signIn(null);
    signIn('ada@example.com');
    expect(field('Company')).toHaveValue('Ada’s');
    expect(field('Email')).toHaveValue('ada@example.com');
  });

  test('an open form keeps its values when somebody signs in in another tab, and is their draft from then on', () => {
    visit(() => {
      type('Company', 'Early');
      type('Card', '4242');
      field('Card').focus();
      signIn('ada@example.com');
      expect(field('Company')).toHaveValue('Early');
      expect(field('Card')).toHaveValue('4242');
      expect(field('Card')).toHaveFocus();
    });
    signIn('ben@example.com');
    expectCompany('');
    signIn('ada@example.com');
    expectCompany('Early');
  });
});

test('asks for no file again that would not be sent', () => {
  seedDraft({ company: 'A' }, { files: { logo: ['old.txt'], media: ['a.png', 'notes.txt'] } });
  render(<Sample />);
  expect(screen.getByTestId('lost')).toHaveTextContent('{"media":["a.png"]}');
  const file = (name: string) => new File(['x'], name);
  const values = { logo: [file('a.svg'), file('b.svg')], media: [file('notes.txt'), file('b.png')] };
  expect(fileNamesOf(values, files)).toEqual({ logo: ['b.svg'], media: ['b.png'] });
});
