import { declaredFamilies, declaredKeys } from '../../src/storage/declared';
import type { StorageArea } from '../../src/storage/key';

/** What follows a family's prefix. A tab's are forms, the browser's are customers. */
const ids = { local: ['b@b.example'], session: ['login', 'signup', 'trial', 'onboarding', 'checkout', 'instant-site'] };

const keys = [...declaredKeys, ...declaredFamilies.flatMap((family) => ids[family.area].map(family))];

const entriesOf = (area: StorageArea, raw: string): Record<string, string> =>
  Object.fromEntries(keys.filter((key) => key.area === area).map(({ name }) => [name, raw]));

/** Every declared key, and some of each family, with that text. Only the keys that let an admin in are sound. */
export const corruptEntries = (raw: string): Record<StorageArea, Record<string, string>> => ({
  local: { ...entriesOf('local', raw), authToken: 'token', isAdmin: 'true' },
  session: entriesOf('session', raw),
});

/** Pages that read storage. */
export const readingPages = [
  ...['/login', '/signup', '/dashboard', '/purchase-credits', '/redeem/revision', '/history', '/admin'],
  ...['/success?session_id=x', '/payment?plan=instant-site', '/instant-site-form', '/subscribe', '/onboarding'],
  // Without its flag it leads on to the trial.
  '/onboarding-success',
];
