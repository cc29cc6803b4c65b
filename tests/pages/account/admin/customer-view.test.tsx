import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { identity } from '../../../../brand.config';
import { bought, customer, redeemed } from '../../../../support/entries';
import { press } from '../../../support/form';
import { renderApp } from '../../../support/render-app';

const plan = (id: string, email: string, day: number) => ({
  ...{ id, kind: 'checkout', date: new Date(2026, 10, day, 10).toISOString(), owner: email },
  answers: { plan: 'agency', totalAmount: 5000, email },
});
const ben = 'ben@example.com';
const said = (id: string, rest: object) => ({ id, project: 'ben', at: '2026-11-22T10:00:00.000Z', ...rest });
const asAdmin = (submissions: readonly object[]) =>
  Object.assign(localStorage, {
    ...customer({ userEmail: identity.adminEmails[0] ?? '', userName: 'Admin', isAdmin: 'true' }),
    [`creditHistory_${ben}`]: JSON.stringify([
      redeemed('r1', '21', { service: 'Logo Design', credits: -200 }),
      bought('b1', '20', { credits: 500, amount: 450, description: 'Purchased 500 credits' }),
    ]),
    [`userName_${ben}`]: 'Ben',
    [`userCredits_${ben}`]: '300',
    submissions: JSON.stringify(submissions),
    projectEvents: JSON.stringify([
      said('m1', { by: 'customer', kind: 'message', text: 'Is it on time?' }),
      said('m2', { by: 'agency', kind: 'message', text: 'Taken back' }),
      said('w', { by: 'agency', kind: 'withdrawn', of: 'm2' }),
    ]),
  });

it('the page of a customer has all that is theirs, newest first, and nothing of others', async () => {
  asAdmin([plan('ben', ben, 19), plan('eve', 'eve@example.com', 23)]);
  const { router } = await renderApp('/admin');
  const name = () => document.querySelector<HTMLElement>('td a[href*="customer=ben"]');
  await waitFor(() => expect(name()).toHaveTextContent('Ben'));
  await act(async () => name()?.click());
  expect(router.state.location.search).toBe('?customer=ben%40example.com');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Ben' })).toHaveFocus());
  const list = within(await screen.findByRole('region', { name: 'Projects, payments and messages' }));
  const moments = list.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/^.*?[AP]M/, ''));
  expect(moments).toEqual([
    expect.stringMatching(/^Message: Agency Service T-\w+Is it on time\?$/),
    expect.stringMatching(/^Logo Design T-\w+: .* \(200 credits\)$/),
    'Purchased 500 credits: $450.00, +500 credits',
    expect.stringMatching(/^Agency Service T-\w+: Running, next charge .* \(\$5,000\.00\)$/),
  ]);
  expect(screen.getByRole('link', { name: 'Agency Service' }).parentElement).toHaveTextContent(/: Running, next/);
  const figure = (label: string) => screen.getByText(label).parentElement?.textContent;
  expect(['Balance', 'Paid for credits', 'Plans and sites', 'Redeemed'].map(figure)).toEqual([
    ...['Balance300credits', 'Paid for credits$450', 'Plans and sites$5,0001 payment', 'Redeemed1'],
  ]);
  expect(screen.getByRole('link', { name: 'Reply by email' })).toHaveAttribute('href', expect.stringContaining(ben));
  const nothing = 'Signed up, and has ordered nothing yet.';
  expect(screen.queryByText(nothing)).toBeNull();
  await act(() => router.navigate('/admin?customer=cy%40example.com'));
  expect(await screen.findByText(nothing)).toBeVisible();
  cleanup();
  await renderApp('/admin?tab=requests');
  expect((await screen.findByText('1 new')).closest('li')).toHaveTextContent('Agency Service');
});

it('the agency’s day shows six lines and then all, and says when nothing waits', async () => {
  asAdmin(Array.from({ length: 7 }, (_, index) => plan(`p${index}`, ben, 10 + index)));
  const { unmount } = await renderApp('/admin');
  const today = await screen.findByRole('heading', { name: 'Today' });
  const lines = () => within(today.nextElementSibling as HTMLElement).getAllByRole('listitem');
  await waitFor(() => expect(lines()).toHaveLength(6));
  press('All (7)');
  await waitFor(() => expect(lines()).toHaveLength(7));
  await waitFor(() => expect(today).toHaveFocus());
  for (const line of lines())
    expect(within(line).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/project\?order=p\d$/));
  unmount();
  asAdmin([]);
  await renderApp('/admin?tab=requests');
  expect(await screen.findByText('Nothing waits.')).toBeVisible();
  expect(await screen.findByText(/^No new projects\./)).toBeVisible();
  press('Refresh');
  expect(await screen.findByText(/^Refreshed at /)).toBeVisible();
});

it('what is marked as done, and as new again, is told; a list without any says so', async () => {
  asAdmin([plan('p', ben, 10)]);
  await renderApp('/admin?tab=requests&state=done');
  expect(await screen.findByText('Nothing is marked as done yet.')).toBeVisible();
  fireEvent.click(screen.getByText(/^New \(/));
  expect((await screen.findByText('Logged in as')).parentElement).toHaveTextContent(
    'Logged in as Ben, ben@example.com',
  );
  press('Mark done');
  expect(await screen.findByText('Project done')).toBeVisible();
  fireEvent.click(screen.getByText('Undo', { selector: '.toasts *' }));
  expect(await screen.findByText('Project is new again')).toBeVisible();
});
