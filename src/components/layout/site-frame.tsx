import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { UpdateNotice } from '../feedback/update-notice';
import { NewTabHint } from '../ui/new-tab';
import { Footer } from './footer';
import { Header } from './header/header';
import { HydratedLater } from './rest';

/** Its effect runs before those of the components after it. */
const Reading = ({ into }: { into: RefObject<number> }) => {
  useLayoutEffect(() => {
    into.current = window.scrollY;
  }, [into]);
  return null;
};

/**
 * React Router's scroll restoration. Its first effect scrolls to the top, or to the anchor, of a page whose HTML the visitor
 * may have been reading and scrolling for a while; this component puts the page back before that is painted.
 */
const ScrollPosition = () => {
  const atHydration = useRef(0);
  useLayoutEffect(() => {
    window.scrollTo({ top: atHydration.current, behavior: 'instant' });
  }, []);
  return (
    <>
      <Reading into={atHydration} />
      <ScrollRestoration />
    </>
  );
};

/** One element, so that the part renders again only when what it reads changes. */
const footer = (
  <HydratedLater>
    <Footer />
  </HydratedLater>
);

/** The outermost layout, which stays when a page fails: skip link, header and footer, and the handling of scroll. */
export const SiteFrame = () => {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  /** False from the first navigation on. It is kept here, because an error page unmounts the layout below. */
  const isFirstPage = useRef(true);
  useLayoutEffect(() => {
    if (key !== firstKey) isFirstPage.current = false;
  }, [key, firstKey]);
  return (
    <>
      <a href="#content" className="skip-link font-semibold">
        Skip to content
      </a>
      <Header />
      <Outlet context={isFirstPage} />
      {footer}
      <NewTabHint />
      <UpdateNotice />
      <ScrollPosition />
    </>
  );
};
