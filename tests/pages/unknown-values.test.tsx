/** An address with a value that there is not shows what it shows without it, and never an empty page. */
import { cleanup, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { identity } from '../../brand.config';
import { bought, customer, redeemed } from '../../support/entries';
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

/** What the page says by itself, without what the demo says, and without what is read out later. */
const textOfMain = () => {
  const main = document.querySelector('main')?.cloneNode(true) as HTMLElement | undefined;
  for (const part of main?.querySelectorAll('.desk-tab, [role=status]') ?? []) part.remove();
  return main?.textContent ?? '';
};

const open = async (address: string) => {
  Object.assign(localStorage, stored);
  await renderApp(address);
  await waitFor(() => expect(textOfMain().length).toBeGreaterThan(100));
  // Parts of some pages are loaded later.
  await vi.dynamicImportSettled();
};

// What an unknown value of other pages selects: `work.test.ts`, `solutions-view.test.ts`, `finder.test.ts`, `purchase-quantity.test.tsx`.
it.each<[page: string, unknown: string, said?: string]>([
  ['/services', 'trade=nothing'],
  ['/subscribe', 'plan=nothing', '“nothing” is not one of our plans. This is Growth.'],
  ['/onboarding', 'step=9&plan=nothing', '“nothing” is not one of our plans.'],
  ['/instant-site-form', 'step=nothing'],
  ['/history', 'type=nothing&sort=nothing'],
  ['/admin', 'tab=nothing'],
  ['/admin', 'type=nothing&status=nothing&sort=nothing&order=nothing'],
  ['/admin?tab=requests', 'kind=nothing&state=nothing'],
])('%s with %s is as without it', async (page, unknown, said = '') => {
  await open(page);
  const without = textOfMain();
  cleanup();
  await open(`${page}${page.includes('?') ? '&' : '?'}${unknown}`);
  await waitFor(() => expect(textOfMain().replace(said, '')).toBe(without));
  expect(textOfMain()).toContain(said);
});
