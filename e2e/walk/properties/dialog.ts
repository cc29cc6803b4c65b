import type { Property } from './moment';

const ledTo: readonly string[] = ['/admin', '/dashboard', '/login'];

/** A dialog that is closed leaves the visitor on the page below it. */
export const closedDialogLeavesPage: Property = ({ command, before, now }) =>
  command !== 'close a dialog' || now.address === before.address || ledTo.includes(now.path)
    ? null
    : `closing the dialog leads from ${before.address} to ${now.address}`;
