import { classNames } from '../../../lib/class-names';
import { formatDateTime } from '../../../lib/dates';

export const DateTime = ({ iso, className }: { iso: string; className?: string }) => (
  <time dateTime={iso} className={classNames('figures', className)}>
    {formatDateTime(iso)}
  </time>
);
