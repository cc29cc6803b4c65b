import { Link } from 'react-router-dom';
import { classNames } from '../../../lib/class-names';

/** @param of what was paid, for screen readers */
export const ReceiptLink = ({ to, of, className }: { to: string; of: string; className?: string }) => (
  <Link to={to} className={classNames(className, 'text-link')}>
    Receipt<span className="sr-only">{` for ${of}`}</span>
  </Link>
);
