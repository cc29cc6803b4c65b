import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { customerNow } from '../../../../src/services/credits/ledger';
import { purchaseReceipt } from '../../../../src/services/receipts/receipts';
import { summarizeSubmission } from '../../../../src/services/submissions/summary';
import { visitorDetails } from '../../../../src/services/submissions/visitor-details';
import { creditHistory, type PurchaseEntry } from '../../../../src/storage/schema';
import { store } from '../../../../src/storage/store';
import { bought } from '../../../../support/entries';
import { renderApp } from '../../../support/render-app';

const unseen = '\u3164\u2060';

it('an invisible stored name is shown as the part of the address before the @', async () => {
  const entries = JSON.stringify([bought('a', '01')]);
  Object.assign(localStorage, { authToken: 't', userEmail: 'ada@example.com', userName: unseen });
  localStorage.setItem('creditHistory', entries);
  const entry = store.read(creditHistory)[0] as PurchaseEntry;
  expect(purchaseReceipt(entry).name).toBe('ada');
  expect((await store.transact(customerNow)).name).toBe('ada');
  await renderApp('/dashboard');
  expect(await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })).toHaveTextContent('Welcome back, ada');
});

it('an invisible name in a form counts as missing', () => {
  const answers = { fullName: unseen, firstName: unseen, email: 'ada@example.com', address: '1 Main St' };
  const sent = { kind: 'trial', id: 'a', date: '2026-11-01T10:00:00Z', owner: 'ada@example.com', answers } as const;
  expect(summarizeSubmission(sent)).toMatchObject({ fullName: '', who: 'ada@example.com' });
  const visitor = { email: 'ada@example.com', sentHere: [] };
  expect(visitorDetails([sent], visitor, { name: null, email: visitor.email }).fullName).toBe('');
});
