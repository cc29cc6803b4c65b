/** An address with a value that there is not shows what it shows without it, and never an empty page. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { identity } from '../../brand.config';
import { bought, customer, redeemed } from '../../support/entries';
import { setWaits } from '../support/form';
import { renderApp } from '../support/render-app';

const plan = {
  ...{ id: 'c1', kind: 'checkout', date: '2026-11-07T10:00:00.000Z', owner: 'ben@example.com' },
  answers: { plan: 'agency', totalAmount: 5000, email: 'ben@example.com' },
};
const stored = {
  ...customer({ userCredits: '100', hasPaymentMethod: 'true' }),
  ...{ userEmail: identity.adminEmails[0] ?? '', userName: 'Admin', isAdmin: 'true' },
  creditHistory: JSON.stringify([redeemed('r1', '05', { status: 'active' }), bought('b1', '04')]),
  submissions: JSON.stringify([plan]),
};

/** What the page says, without what the demo says. */
const textOfMain = () => {
  const main = document.querySelector('main')?.cloneNode(true) as HTMLElement | undefined;
  main?.querySelector('.desk-tab')?.remove();
  return main?.textContent ?? '';
};

const open = async (address: string) => {
  Object.assign(localStorage, stored);
  setWaits();
  await renderApp(address);
  await screen.findByRole('heading', { level: 1 });
};

it.each<[page: string, unknown: string, said?: string]>([
  ['/our-work', 'service=nothing'],
  ['/our-work', 'industry=nothing'],
  ['/solutions', 'capability=nothing'],
  ['/solutions', 'category=nothing'],
  ['/industries', 'industry=nothing'],
  ['/services', 'trade=nothing'],
  ['/pricing', 'once=2-nothing&monthly=nothing&by=nothing'],
  ['/subscribe', 'plan=nothing', '“nothing” is not one of our plans. This is Growth.'],
  ['/onboarding', 'step=9&plan=nothing', '“nothing” is not one of our plans.'],
  ['/instant-site-form', 'step=nothing'],
  ['/purchase-credits', 'pack=nothing&quantity=nothing'],
  ['/history', 'type=nothing&sort=nothing'],
  ['/admin', 'tab=nothing'],
  ['/admin', 'type=nothing&status=nothing&sort=nothing&order=nothing'],
  ['/admin?tab=requests', 'kind=nothing&state=nothing'],
])('%s with %s is as without it', async (page, unknown, said = '') => {
  await open(page);
  let without = '';
  // Parts of some pages are loaded later.
  for (let same = 0; same < 3; ) {
    await new Promise((resolve) => setTimeout(resolve, 150));
    same = textOfMain() === without && without.length > 100 ? same + 1 : 0;
    without = textOfMain();
  }
  cleanup();
  await open(`${page}${page.includes('?') ? '&' : '?'}${unknown}`);
  await waitFor(() => expect(textOfMain().replace(said, '')).toBe(without));
  expect(textOfMain()).toContain(said);
});
