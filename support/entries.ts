import { identity } from '../brand.config';
import type { Submission } from '../src/storage/schema';

type Entries = Readonly<Record<string, string>>;

/** A signed-in customer, with whatever else the test needs. */
export const customer = (more: Entries = {}): Entries => ({
  authToken: 'token',
  userEmail: 'ada@example.com',
  userName: 'Ada',
  isAdmin: 'false',
  userCredits: '0',
  ...more,
});

export const admin = (more: Entries = {}): Entries => ({
  ...customer(),
  userEmail: identity.adminEmails[0],
  userName: 'Admin',
  isAdmin: 'true',
  ...more,
});

/** Entries of a credit history as they are stored. `day` is a day of November 2026. */
export const bought = (id: string, day: string, more: object = {}) => ({
  id,
  type: 'purchase',
  credits: 100,
  amount: 100,
  description: 'Purchased 100 credits',
  date: `2026-11-${day}T10:00:00.000Z`,
  status: 'completed',
  ...more,
});

export const redeemed = (id: string, day: string, more: object = {}) => ({
  id,
  type: 'redemption',
  credits: -50,
  service: 'Revision',
  description: 'Redeemed Revision',
  date: `2026-11-${day}T10:00:00.000Z`,
  status: 'active',
  ...more,
});

/** What a form has sent, as it is stored. Its id is its kind unless told. */
export const sent = (kind: Submission['kind'], answers: object = {}, more: Partial<Submission> = {}): Submission => ({
  ...{ id: kind, kind, date: '2026-11-01T10:00:00.000Z' },
  answers: { ...answers },
  ...more,
});
