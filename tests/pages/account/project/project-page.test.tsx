import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { messageSent } from '../../../../src/content/account/projects';
import { projectEvents } from '../../../../src/storage/project-events';
import { store } from '../../../../src/storage/store';
import { customer, redeemed } from '../../../../support/entries';
import { renderApp } from '../../../support/render-app';
import { signIn } from '../../../support/storage';
import { submit } from '../../../support/submit';

const entry = redeemed('r', '03');
const page = `/project?entry=r&date=${encodeURIComponent(entry.date)}`;
const kinds = () => store.read(projectEvents).map(({ kind }) => kind);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const drafts = () => Object.keys(sessionStorage).filter((name) => name.startsWith('draft:message'));

beforeEach(() => Object.assign(localStorage, customer({ creditHistory: JSON.stringify([entry]) })));

it('a meeting outside the next 60 days is wrong at its field; another is the state of the project', async () => {
  await renderApp(page);
  const field = await screen.findByLabelText('Which time did you pick?');
  const local = (days: number) => {
    const at = new Date(Date.now() + days * 86_400_000);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  };
  for (const wrong of ['', local(-1), local(61)]) {
    await userEvent.clear(field);
    if (wrong) await userEvent.type(field, wrong);
    await press('Save the time');
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/Enter a date and time within the next 60 days/);
  }
  await userEvent.clear(field);
  await userEvent.type(field, local(3));
  expect(field).toHaveAccessibleDescription(/At our place that is/);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save the time' }));
  expect(await screen.findByText(/^Meeting \w{3}, /)).toBeVisible();
  expect(kinds()).toEqual(['meeting']);
  await press('Another time');
  expect(screen.getByLabelText('Which time did you pick?')).toHaveValue('');
  await waitFor(() => expect(screen.getByLabelText('Which time did you pick?')).toHaveFocus());
});

it('what is typed is a draft of this tab and customer; sent once, it stands on the page and the draft is gone', async () => {
  const first = await renderApp(page);
  const field = await screen.findByLabelText(/^Write to/);
  await press('Write');
  expect(field).toHaveAccessibleDescription('Write a message first.');
  await userEvent.type(field, 'Two lines,{Enter}see https://example.com/a.');
  expect(field).toBeValid();
  expect(drafts()).toHaveLength(1);
  first.unmount();
  // The next customer has a redemption of the same id and day.
  signIn('bob@example.com');
  const next = await renderApp(page);
  expect(await screen.findByLabelText(/^Write to/)).toHaveValue('');
  next.unmount();
  signIn('ada@example.com');
  await renderApp(page);
  expect(await screen.findByLabelText(/^Write to/)).toHaveValue('Two lines,\nsee https://example.com/a.');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Write' }));
  expect(await screen.findByRole('link', { name: 'https://example.com/a' })).toHaveAttribute(
    'href',
    'https://example.com/a',
  );
  expect(kinds()).toEqual(['message']);
  expect(screen.getByLabelText(/^Write to/)).toHaveValue('');
  expect(drafts()).toEqual([]);
});

it('a message is confirmed each time it is sent, until something is typed', async () => {
  await renderApp(page);
  const field = await screen.findByLabelText(/^Write to/);
  for (const text of ['Hello', 'Hello again']) {
    await userEvent.type(field, text);
    expect(screen.queryByText(messageSent)).toBeNull();
    await press('Write');
    expect((await screen.findByText(messageSent)).closest('[role=status]')).toBeVisible();
  }
  expect(kinds()).toEqual(['message', 'message']);
});

it('a message that is too long, or for which is no room, says so and stays in its field', async () => {
  const project = `entry ada@example.com ${entry.date} r`;
  const told = { project, at: entry.date, by: 'agency', kind: 'message', text: 'x' };
  const full = Array.from({ length: 100 }, (_, index) => ({ ...told, id: `m${index}` }));
  localStorage.setItem('projectEvents', JSON.stringify(full));
  await renderApp(page);
  const field = await screen.findByLabelText(/^Write to/);
  for (const length of [2003, 2000]) {
    fireEvent.input(field, { target: { value: 'x'.repeat(length) } });
    await press('Write');
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveValue('x'.repeat(length));
    if (length > 2000) expect(field).toHaveAccessibleDescription('This is too long by 3 letters.');
    expect(document.querySelectorAll('form a[href^="mailto:"]')).toHaveLength(length > 2000 ? 0 : 1);
  }
});

it('a canceled trial is taken back, on its page and from the toast', async () => {
  const trialEndDate = new Date(Date.now() + 5 * 86_400_000).toISOString();
  await submit('trial', { selectedPlan: 'growth', trialEndDate }, { id: 't' });
  await renderApp('/project?order=t');
  await screen.findByRole('heading', { level: 1, name: 'Growth trial' });
  const canceled = () => store.raw('submissions')?.includes('canceled');
  for (const undo of [0, -1]) {
    await press('Cancel the trial');
    expect(await screen.findByText('Canceled, 5 days left')).toBeVisible();
    // The pressed button is gone.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'What is next' })).toHaveFocus());
    expect(canceled()).toBe(true);
    const buttons = await screen.findAllByRole('button', { name: 'Undo' });
    // jsdom has no pointer capture, which the toast's swipe asks for.
    fireEvent.click(buttons.at(undo) ?? document.body);
    expect(await screen.findByText('5 days left')).toBeVisible();
    await waitFor(() => expect(canceled()).toBe(false));
  }
});

it.each([
  [5000, 1],
  [0, 0],
])('an order of $%i has %i receipts', async (totalAmount, count) => {
  await submit('checkout', { plan: 'agency', totalAmount }, { id: 'order' });
  await renderApp('/project?order=order');
  await screen.findByRole('heading', { level: 1, name: 'Agency Service' });
  expect(screen.queryAllByRole('link', { name: 'Receipt' })).toHaveLength(count);
});

it.each([
  ['/history#request-a', '/project?order=a'],
  ['/admin#request-a', '/project?order=a'],
  ['/history#requests', '/projects#requests'],
  ['/project?order=paid', '/project?order=a'],
  ['/project?order=unknown', '/admin?tab=requests'],
])('%s leads to %s', async (from, to) => {
  localStorage.setItem('isAdmin', 'true');
  await submit('checkout', { plan: 'instant-site' }, { id: 'paid' });
  await submit('instant-site', { businessName: 'Engines', payment: { paidBy: 'paid' } }, { id: 'a' });
  const { router } = await renderApp(from);
  await waitFor(() => {
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe(to);
  });
});
