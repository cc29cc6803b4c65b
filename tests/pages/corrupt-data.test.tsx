import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { declaredFamilies, declaredKeys } from '../../src/storage/declared';
import type { StorageArea } from '../../src/storage/key';
import { badContents } from '../support/bad-contents';
import { renderApp } from '../support/render-app';

vi.mock('../../src/services/delays', () => ({ delay: () => new Promise(() => {}) }));

/** What follows a family's prefix. A tab's are forms, the browser's are customers. */
const ids = { local: ['b@b.example'], session: ['login', 'signup', 'trial', 'onboarding', 'checkout', 'instant-site'] };

const keys = [...declaredKeys, ...declaredFamilies.flatMap((family) => ids[family.area].map(family))];

const entriesOf = (area: StorageArea, raw: string): Record<string, string> =>
  Object.fromEntries(keys.filter((key) => key.area === area).map(({ name }) => [name, raw]));

/** Every declared key, and some of each family, with that text. Only the keys that let an admin in are sound. */
const corruptEntries = (raw: string): Record<StorageArea, Record<string, string>> => ({
  local: { ...entriesOf('local', raw), authToken: 'token', isAdmin: 'true' },
  session: entriesOf('session', raw),
});

/** Pages that read storage. */
const readingPages = [
  ...['/login', '/signup', '/dashboard', '/purchase-credits', '/redeem/revision', '/history', '/admin'],
  ...['/success?session_id=x', '/payment?plan=instant-site', '/instant-site-form', '/subscribe', '/onboarding'],
  // Without its flag it leads on to the trial.
  '/onboarding-success',
];

const readOf = (raw: string) =>
  JSON.stringify(
    [...declaredKeys, ...declaredFamilies.map((family) => family('x'))].map(({ codec }) => {
      const { value } = codec.decode(raw);
      return value === raw ? 'as it is' : value;
    }),
  );
const kinds = [...new Map(badContents.map((raw) => [readOf(raw), raw])).values()];

it.each(readingPages)('%s shows its heading when every key holds bad content', { timeout: 60_000 }, async (address) => {
  for (const raw of kinds) {
    const { local, session } = corruptEntries(raw);
    Object.assign(localStorage, local);
    Object.assign(sessionStorage, session);
    const { unmount } = await renderApp(address);
    const heading = await waitFor(() => document.querySelector('main h1') ?? expect.fail(`no heading for ${raw}`));
    expect(heading, raw.slice(0, 20)).not.toHaveTextContent(/error|wrong/i);
    unmount();
    localStorage.clear();
    sessionStorage.clear();
  }
});
