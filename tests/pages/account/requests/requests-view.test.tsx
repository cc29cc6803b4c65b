import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { trialTerms } from '../../../../src/pages/account/requests/request-row';
import { RequestsView } from '../../../../src/pages/account/requests/requests-view';
import { readRequests, readSubmissions } from '../../../../src/services/submissions/submissions';
import * as keys from '../../../../src/storage/schema';
import { store } from '../../../../src/storage/store';

const order = (index: number) => ({
  id: `order-${index}`,
  kind: 'checkout' as const,
  date: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
  answers: { firstName: 'Ada', lastName: `Number ${index}`, email: 'ada@example.com', totalAmount: 5000 },
});

const show = (count: number, fragment = '', names?: Record<string, null>) => {
  store.write(
    keys.submissions,
    Array.from({ length: count }, (_, index) => order(index)),
  );
  render(
    <MemoryRouter initialEntries={[`/admin${fragment}`]}>
      <RequestsView submissions={readSubmissions()} {...(names && { names })} />
    </MemoryRouter>,
  );
};

it('says that there are no requests', async () => {
  show(0);
  expect(await screen.findByText(/No requests yet/)).toBeVisible();
});

it('lists kind, sender, time and total, newest first, and opens each in full', async () => {
  show(2);
  const [first, second] = await screen.findAllByRole('button');
  expect(first).toHaveTextContent('Checkout');
  expect(first).toHaveTextContent('Ada Number 1');
  expect(first).toHaveTextContent('$5,000.00');
  expect(second).toHaveTextContent('Ada Number 0');
  expect(first).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(first as HTMLElement);
  expect(first).toHaveAttribute('aria-expanded', 'true');
  expect((await screen.findByText('Last name')).nextElementSibling).toHaveTextContent('Number 1');
});

it.each([
  ['an admin', { 'ada@example.com': null }, 'Download JSON', 'json', `${JSON.stringify(order(0), null, 2)}\n`],
  ['a customer', undefined, 'Download', 'txt', /^Checkout, Ada Number 0, .*\n\nCONTACT\n\nEmail\nada@example.com\n/],
] as const)('downloads a request for %s', async (_, names, button, ending, text) => {
  show(1, '', names);
  const parts: BlobPart[][] = [];
  vi.stubGlobal(
    'Blob',
    class {
      constructor(content: BlobPart[]) {
        parts.push(content);
      }
    },
  );
  URL.createObjectURL = () => 'blob:request';
  URL.revokeObjectURL = () => {};
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await userEvent.click(await screen.findByRole('button', { name: /Ada Number 0/ }));
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${button} ?Checkout, Ada Number 0$`) }));
  const link = click.mock.contexts[0] as HTMLAnchorElement;
  expect(link.download).toMatch(new RegExp(`^request_checkout_\\d{4}-\\d{2}-\\d{2}_order-0\\.${ending}$`));
  expect(screen.getByText(`The download was started: ${link.download}`)).toBeVisible();
  expect(String(parts[0]?.[0])).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
});

it('shows a long list in parts, with the focus on the first new request', async () => {
  show(120);
  // By text: a search by role takes seconds among so many.
  expect(screen.getAllByText(/^Ada Number/)).toHaveLength(100);
  expect(screen.getByText('Show 20 more')).toHaveAccessibleDescription('100 of 120');
  await userEvent.click(screen.getByText('Show 20 more'));
  expect(screen.getAllByText(/^Ada Number/)).toHaveLength(120);
  expect(screen.getByText('Ada Number 19').closest('button')).toHaveFocus();
});

it('opens and focuses the one that the fragment of the address names, however far down it is', async () => {
  show(160, '#request-order-3');
  expect(screen.getByText('101 of 160')).toBeVisible();
  const button = screen.getByText('Ada Number 3').closest('button');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect((await screen.findByText('Last name')).nextElementSibling).toHaveTextContent('Number 3');
});

it.each([{}, undefined])('shows beside a brief the address that it is answered to, to %j', async (names) => {
  const brief = { ...order(0), kind: 'onboarding' as const, answers: {}, replyTo: 'bo@example.com' };
  render(<RequestsView submissions={[brief]} {...(names && { names })} />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('button', { name: /^Project brief/ }));
  expect((await screen.findByText('Where do we reach you?')).nextElementSibling).toHaveTextContent('bo@example.com');
});

it('says to an admin which customer sent each request, and nothing of it to a customer', async () => {
  store.write(keys.userNameOf('ada@example.com'), 'Ada');
  const stored = [{ ...order(2), owner: 'ada@example.com' }, { ...order(1), owner: 'bo@example.com' }, order(0)];
  store.write(keys.submissions, stored);
  const { rerender } = render(<RequestsView {...readRequests()} />, { wrapper: MemoryRouter });
  const rows = screen.getAllByRole('button');
  expect(rows[0]).toHaveTextContent('Logged in as Ada, ada@example.com');
  expect(rows[1]).toHaveTextContent('Logged in as bo@example.com');
  expect(rows[2]).toHaveTextContent('Not logged in');
  rerender(<RequestsView submissions={stored} />);
  expect(screen.queryByText(/logged in/i)).toBeNull();
});

const trial = (answers: Record<string, unknown>, kind: 'trial' | 'checkout' = 'trial') =>
  trialTerms({ id: 'a', kind, date: '2026-11-24T08:00:00.000Z', answers });
const trialEndDate = '2026-12-01T08:00:00.000Z';

it('says what a trial turns into', () => {
  expect(trial({ selectedPlan: 'growth', trialEndDate })).toBe('Growth, $5,500 per month from December 1, 2026');
});

it.each([[{ selectedPlan: 'gold', trialEndDate }], [{ selectedPlan: 'growth', trialEndDate: 'soon' }], [{}]])(
  'says nothing of damaged answers: %j',
  (answers) => expect(trial(answers)).toBeNull(),
);
