import { newTab } from '../../components/ui/button';
import { TextLink } from '../../components/ui/link';
import { href, pricesHref } from '../../paths';

/** The quiet link below a block of prices. From a page with fields it opens a new tab, so that nothing typed is left behind. */
export const ComparePrices = ({ inNewTab = false }: { inNewTab?: boolean }) => (
  <TextLink to={pricesHref('all')} {...(inNewTab && newTab)}>
    Compare all prices
  </TextLink>
);

export const SketchHint = ({ before, link, after }: { before: string; link: string; after: string }) => (
  <p className="max-w-measure">
    <span>{before}</span> <TextLink to={href('instantSiteForm')}>{link}</TextLink> <span>{after}</span>
  </p>
);

export const FindOut = () => (
  <TextLink to={pricesHref('finder')} className="mr-6">
    What do I need?
  </TextLink>
);
