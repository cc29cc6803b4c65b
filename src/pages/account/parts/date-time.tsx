import { classNames } from '../../../lib/class-names';
import { formatDateTime } from '../../../lib/dates';

/** Date and time of an entry. @param iso as stored */
export const DateTime = ({ iso, className }: { iso: string; className?: string }) => (
  <time dateTime={iso} className={classNames('figures', className)}>
    {formatDateTime(iso)}
  </time>
);
