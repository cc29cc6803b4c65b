import { memo } from 'react';
import { useMatches } from 'react-router-dom';
import { footerColumns, siteLinksId, smallPrint, socialLinks } from '../../content/site/navigation';
import { site } from '../../content/site/site';
import type { NavigationItem } from '../../content/types';
import { classNames } from '../../lib/class-names';
import { isWorkspace } from '../../lib/links';
import { patterns } from '../../paths';
import { HydrationBoundary } from '../hydration/hydrated-parts';
import { LogoMark } from '../media/logo';
import { NoWrapCompounds } from '../ui/no-wrap-compounds';
import { Appearance } from './appearance';
import { MenuLink } from './header/menu-link';
import { NewsletterForm } from './newsletter-form';

/** The pages on which an order or a brief is filled in. A route's id is its pattern. */
const forms: readonly string[] = [patterns.subscribe, patterns.onboarding, patterns.payment, patterns.instantSiteForm];

/** Whether the page is a customer's own site, without header, footer and banner of ours. */
export const useIsBare = (): boolean => useMatches().some(({ id }) => id === patterns.site);

/** Whether the page's footer is a single line without the links to the site's pages, so that little leads away from a form. */
export const useHasShortFooter = (): boolean => useMatches().some(({ id }) => forms.includes(id));

const Links = ({ items, className }: { items: readonly NavigationItem[]; className?: string }) => (
  <ul className={className}>
    {items.map((item) => (
      <li
        key={item.href}
        translate={item.isName ? 'no' : undefined}
        className={item.isForWidePages ? 'max-sm:hidden' : undefined}
      >
        <MenuLink item={item} className="inline-block py-1 decoration-1 underline-offset-4 hover:underline">
          {item.title}
        </MenuLink>
      </li>
    ))}
  </ul>
);

/** Memoized, because it does not depend on the current page. */
const Columns = memo(() => (
  <nav
    id={siteLinksId}
    tabIndex={-1}
    aria-label="Footer"
    className="grid grid-cols-2 border-t outline-none lg:grid-cols-4"
  >
    {footerColumns.map(({ id, heading, items }) => (
      <div
        key={id}
        className="py-10 even:border-l max-lg:odd:pr-3 max-lg:nth-[n+3]:border-t max-lg:even:pl-5 lg:border-l lg:pl-6 lg:first:border-l-0 lg:first:pl-0"
      >
        <h2 className="eyebrow mb-3">{heading}</h2>
        <Links items={items} />
      </div>
    ))}
  </nav>
));

const Contacts = () => (
  <>
    <a
      translate="no"
      href={`mailto:${site.supportEmail}`}
      className="wrap-anywhere decoration-2 underline-offset-4 hover:underline"
    >
      {site.supportEmail}
    </a>
    {/* Where the text is enlarged, it breaks between the groups of digits only. */}
    <a translate="no" href={site.phoneHref} className="figures decoration-2 underline-offset-4 hover:underline">
      <NoWrapCompounds text={site.phone} />
    </a>
  </>
);

/** At the right edge beside the newsletter; a single line as wide as the page without it. */
const Reach = ({ isAlone }: { isAlone: boolean }) => (
  <address
    className={classNames(
      'grid gap-8 not-italic',
      isAlone ? 'items-end md:grid-cols-[1fr_auto]' : 'content-between md:justify-items-end md:text-right',
    )}
  >
    <p
      className={classNames(
        'grid gap-1 font-display font-semibold',
        isAlone ? 'justify-items-start text-subheading' : 'text-heading @max-[22rem]/page:text-2xl',
      )}
    >
      <Contacts />
    </p>
    <Links
      items={socialLinks}
      className={classNames(
        'flex flex-wrap gap-x-6 gap-y-1 @max-[26rem]/page:grid @max-[26rem]/page:grid-cols-2',
        !isAlone && 'md:max-lg:justify-end md:max-lg:gap-x-3 md:max-lg:text-sm',
      )}
    />
  </address>
);

const smallPrintLook = 'flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5 text-sm';

const Content = () => {
  const withNewsletter = !isWorkspace(useMatches());
  const smallPrintLinks = <Links items={smallPrint} className="flex flex-wrap gap-x-6" />;
  if (useHasShortFooter())
    return (
      <div className={`page-grid ${smallPrintLook}`}>
        <address className="flex flex-wrap gap-x-6 gap-y-2 not-italic">
          <Contacts />
        </address>
        {smallPrintLinks}
        <Appearance />
      </div>
    );
  return (
    <>
      <div className="page-grid">
        <div className={classNames('grid gap-12', withNewsletter ? 'py-section md:grid-cols-2' : 'py-12')}>
          {withNewsletter && <NewsletterForm />}
          <Reach isAlone={!withNewsletter} />
        </div>
        <Columns />
        <div className={`${smallPrintLook} border-t`}>
          <p className="text-fg-quiet">{`© ${import.meta.env.BUILD_YEAR} ${site.name}. ${site.tagline}.`}</p>
          {smallPrintLinks}
          <Appearance />
        </div>
      </div>
      {withNewsletter && (
        <p aria-hidden="true" translate="no" className="page-grid wordmark border-t pt-6 font-display font-semibold">
          <LogoMark />
          {site.name}
        </p>
      )}
    </>
  );
};

/**
 * The footer: newsletter, contact, links to every part of the site, legal links, and the name in large letters. On account
 * and order pages it has neither the newsletter nor the name, and below a form it is a single line. Memoized, because the
 * frame renders at each navigation.
 */
export const Footer = memo(() => (
  <footer className="on-second overflow-hidden border-t print:hidden">
    <HydrationBoundary>
      <Content />
    </HydrationBoundary>
  </footer>
));
