import type { Property } from './moment';

/** Back and Forward show the page that was there, to the same visitor. Where a page leads on by itself, that is another one. */
export const backShowsThePageBefore: Property = ({ command, before, now, memory }) => {
  if (command !== 'back' && command !== 'forward') return null;
  const then = memory.entries.get(now.entry.key);
  if (!then || then.address !== now.address || then.local.authToken !== now.local.authToken) return null;
  // Guards lead to the page to log in from several entries, and each log-in leads to the dashboard.
  const isOnce = now.path !== '/login' && now.path !== '/dashboard';
  const isSame = isOnce && now.address === before.address && now.dialogs === before.dialogs;
  if (isSame && now.headings[0] === before.headings[0]) return 'nothing happened';
  // What was on its way then may have arrived.
  return then.isBusy || then.headings[0] === now.headings[0] ? null : `'${now.headings}', not '${then.headings}'`;
};
