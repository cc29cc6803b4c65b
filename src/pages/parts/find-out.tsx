import { Link } from '../../components/ui/link';
import { pricesHref } from '../../paths';

/** Leads to the sentence that finds the cheapest way. */
export const FindOut = () => (
  <Link to={pricesHref('finder')} className="text-link mr-6">
    What do I need?
  </Link>
);
