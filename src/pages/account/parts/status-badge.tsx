import { classNames } from '../../../lib/class-names';
import { moveFocusWhenRemoved } from '../../../lib/move-focus-when-removed';
import type { OrderStatus } from '../../../storage/schema';

/** What each status is called on screen (spec, section 4). */
const statusNames: Readonly<Record<OrderStatus, string>> = {
  pending: 'Ready to Start',
  active: 'Active',
  completed: 'Completed',
};

const looks: Readonly<Record<OrderStatus, string>> = {
  pending: 'bg-sun text-ink',
  active: 'bg-ultramarine text-paper',
  completed: 'bg-moss text-paper',
};

const idOf = (entryKey: string) => `status-${encodeURIComponent(entryKey)}`;

/** Moves the focus to an entry's status once the button that changed it is gone. */
export const focusStatus = (entryKey: string): void => {
  moveFocusWhenRemoved(() => document.getElementById(idOf(entryKey)));
};

/** `entryKey` makes it the place that `focusStatus` finds. */
export const StatusBadge = ({ status, entryKey }: { status: OrderStatus; entryKey?: string }) => (
  <span
    {...(entryKey !== undefined && { id: idOf(entryKey), tabIndex: -1 })}
    className={classNames(
      'inline-block whitespace-nowrap px-2 py-0.5 font-semibold text-sm print:border print:border-fg print:bg-transparent print:text-fg',
      looks[status],
    )}
  >
    {statusNames[status]}
  </span>
);
