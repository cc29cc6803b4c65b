import { identity } from '../../../brand.config';
import type { Snapshot } from '../snapshot';
import { type Property, storesElsewhere } from './moment';

const accountsIn = ({ local }: Snapshot): string[] =>
  Object.entries(local).flatMap(([key, value]) => {
    if (key.startsWith('userName_')) return [value];
    if (!key.startsWith('creditHistory_')) return [];
    const ids = (JSON.parse(value) as { id: string }[]).map(({ id }) => id);
    return [key.slice('creditHistory_'.length), ...ids];
  });

/** Somebody who is signed out sees nothing of an account but the remembered address on the page to log in. */
export const hidesAccounts: Property = ({ now }) => {
  if (now.local.authToken !== undefined || storesElsewhere(now)) return null;
  if (now.canLogOut) return 'somebody who is signed out can log out';
  const typed = now.path === '/login' ? [] : now.typed;
  const words = ` ${[now.text, ...typed].join(' ').replace(/\s+/g, ' ')} `;
  // The preview of the invitation is for everybody, with the admins' addresses.
  const told: readonly string[] = now.path === '/admin-invite' ? identity.adminEmails : [];
  const seen = accountsIn(now).find((secret) => !told.includes(secret) && words.includes(` ${secret} `));
  return seen === undefined ? null : `somebody who is signed out sees '${seen}'`;
};
