import { classNames } from '../../lib/class-names';

export type Status = 'pending' | 'active' | 'completed';

/** What each status is called on screen (spec, section 4). */
const statusNames: Readonly<Record<Status, string>> = {
  pending: 'Ready to Start',
  active: 'Active',
  completed: 'Completed',
};

const looks: Readonly<Record<Status, string>> = {
  pending: 'bg-sun text-ink',
  active: 'bg-ultramarine text-paper',
  completed: 'bg-moss text-paper',
};

export const StatusBadge = ({ status }: { status: Status }) => (
  <span className={classNames('inline-block whitespace-nowrap px-2 py-0.5 font-semibold text-sm', looks[status])}>
    {statusNames[status]}
  </span>
);
