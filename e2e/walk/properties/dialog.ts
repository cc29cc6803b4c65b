import type { Property } from './moment';

/** A dialog that is closed leaves the visitor on the page below it. */
export const closedDialogLeavesPage: Property = ({ command, before, now }) =>
  command !== 'close a dialog' || now.address === before.address
    ? null
    : `closing the dialog leads from ${before.address} to ${now.address}`;
