import { newTab } from '../../components/ui/button';
import { Link } from '../../components/ui/link';
import { href, pricesHref } from '../../paths';

/** The quiet link below a block of prices. From a page with fields it opens a new tab, so that nothing typed is left behind. */
export const ComparePrices = ({ inNewTab = false }: { inNewTab?: boolean }) => (
  <Link to={pricesHref('all')} className="text-link" {...(inNewTab && newTab)}>
    Compare all prices
  </Link>
);

export const SketchMention = ({ before, link, after }: { before: string; link: string; after: string }) => (
  <p className="max-w-measure">
    <span>{before}</span>{' '}
    <Link to={href('instantSiteForm')} className="text-link">
      {link}
    </Link>{' '}
    <span>{after}</span>
  </p>
);
