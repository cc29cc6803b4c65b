import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { normalSteering, type Steering } from '../../src/storage/steering';
import { signIn } from './storage';

configure({
  // Printing a whole page at each look for what is not there yet would take most of the time.
  getElementError: (message) => new Error(message ?? 'not found'),
});

const controlOf = (label: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent.trim() === label)?.control;

/** The field with that label. Testing Library asks each element of the page for its labels, which takes seconds on a long form. */
export const field = (label: string): HTMLInputElement => {
  const control = controlOf(label);
  if (!control) throw new Error(`no field has the label ${label}`);
  return control as HTMLInputElement;
};

export const hasField = (label: string): boolean => controlOf(label) !== undefined;

/** By what names browsers know the fields that they may fill in, in the order of the page. */
export const tokens = (): string =>
  Array.from(document.querySelectorAll('main [autocomplete]'), (control) =>
    control.getAttribute('autocomplete'),
  ).join();

export const button = (name: string | RegExp): HTMLElement => screen.getByText(name, { selector: 'button' });

/** Presses a button, which gets the focus, as in a browser. */
export const press = (name: string | RegExp): void => {
  button(name).focus();
  fireEvent.click(button(name));
};

/** Types into fields by their labels. */
export const fill = (values: Readonly<Record<string, string>>): void => {
  for (const [label, value] of Object.entries(values)) fireEvent.input(field(label), { target: { value } });
};

/** What describes a field or button: hint and error. */
export const descriptionOf = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

/** Expects errors, each of them tied to the field with that label. */
export const expectErrors = (errors: Readonly<Record<string, string>>): void => {
  for (const [label, error] of Object.entries(errors)) {
    expect(field(label), label).toHaveAttribute('aria-invalid', 'true');
    expect(descriptionOf(field(label)), label).toContain(error);
  }
};

/** Expects a summary of so many errors, which has the focus, and each of them beside its field. The words are in the trees of `e2e/rendering`. */
export const expectSummary = async (count: number): Promise<void> => {
  const messages = await summaryOf();
  expect(messages).toHaveLength(count);
  const wrong = [...document.querySelectorAll('[aria-invalid=true]')].map(descriptionOf);
  expect(wrong).toEqual(messages.map((message) => expect.stringContaining(message ?? '?')));
};

/** The messages in the summary of a form's errors, once it has the focus. */
export const summaryOf = () =>
  waitFor(() => {
    const summary = screen.getByText('There is a problem').parentElement;
    expect(summary).toHaveFocus();
    return [...(summary?.querySelectorAll('a') ?? [])].map((link) => link.textContent);
  });

/** Sets the simulated delays; without a word they take no time. What is still under way ends with the test. */
export const setWaits = (waits: Steering['waits'] = 'none'): void => {
  if (waits !== 'none') vi.useFakeTimers({ shouldAdvanceTime: true });
  sessionStorage.setItem('demoSteering', JSON.stringify({ ...normalSteering, waits }));
};

/** What was sent from this browser. */
export const submissionsOf = (): { kind: string; replyTo?: string; answers: Record<string, unknown> }[] =>
  JSON.parse(localStorage.getItem('submissions') ?? '[]');

/** A file that was deleted after it was attached: its name is known, and it cannot be read. */
export const goneFile = (name: string): File => {
  const gone = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  return Object.assign(new File([name], name, { type: 'image/png' }), {
    slice: () => Object.assign(new Blob(), { arrayBuffer: gone }),
  });
};

/** Attaches files to the field with a label that begins so. */
export const attach = (label: string, ...files: readonly File[]): void => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent.trim().startsWith(label));
  if (!found?.control) throw new Error(`no field has a label that begins with ${label}`);
  fireEvent.change(found.control, { target: { files } });
};

/** What is due, in an order summary. */
export const total = (): Element | null => screen.getByText('Total').nextElementSibling;

export const applyCode = (code: string): void => {
  fill({ 'Discount code': code });
  press('Apply');
};

/** A session of this tab as another tab begins or ends it. */
export const signInElsewhere = (email: string | null): void => {
  signIn(email);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' })));
};

/** Writes as another tab does: it is all in storage before the browser tells of the first key, one event after another. */
export const writeElsewhere = (entries: Readonly<Record<string, string>>): void => {
  Object.assign(localStorage, entries);
  act(() => {
    for (const key of Object.keys(entries)) window.dispatchEvent(new StorageEvent('storage', { key }));
  });
};
