import { Link } from '../../../components/ui/link';
import { statusNames } from '../../../content/account/credit-texts';
import { classNames } from '../../../lib/class-names';
import { formatDateTime } from '../../../lib/dates';
import type { OrderStatus } from '../../../storage/schema';

const looks: Readonly<Record<OrderStatus, string>> = {
  pending: 'on-bright bg-sun',
  active: 'bg-ultramarine text-paper',
  completed: 'bg-moss text-paper',
};

const idOf = (entryKey: string) => `status-${encodeURIComponent(entryKey)}`;

/** The button beside the status of an entry in a table, else the status. */
export const statusControl = (entryKey: string): HTMLElement | null => {
  const status = document.getElementById(idOf(entryKey));
  return status?.closest('td')?.querySelector('button') ?? status;
};

export const StatusBadge = ({ status, entryKey }: { status: OrderStatus; entryKey?: string }) => (
  <span
    {...(entryKey !== undefined && { id: idOf(entryKey), tabIndex: -1 })}
    className={classNames(
      'inline-block px-2 sm:whitespace-nowrap py-0.5 font-semibold text-sm print:border print:border-fg print:bg-transparent print:text-fg print:text-xs',
      looks[status],
    )}
  >
    {statusNames[status]}
  </span>
);

/** The state of a project in a few words. */
export const StateBadge = ({ children }: { children: string }) => (
  <span className="inline-block border border-line-strong bg-ground-raised px-2 py-0.5 font-semibold text-sm">
    {children}
  </span>
);

export const DateTime = ({ iso, className }: { iso: string; className?: string }) => (
  <time dateTime={iso} className={classNames('figures', className)}>
    {formatDateTime(iso)}
  </time>
);

/** @param of what was paid, for screen readers */
export const ReceiptLink = ({ to, of }: { to: string; of: string }) => (
  <Link to={to} className="text-link">
    Receipt<span className="sr-only">{` for ${of}`}</span>
  </Link>
);
