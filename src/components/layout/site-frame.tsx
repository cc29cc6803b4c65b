import { useLayoutEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { UpdateNotice } from '../feedback/update-notice';
import { NewTabHint } from '../ui/new-tab';
import { Footer } from './footer';
import { Header } from './header/header';
import { ScrollPosition } from './scroll-position';

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
      <Footer />
      <NewTabHint />
      <UpdateNotice />
      <ScrollPosition />
    </>
  );
};
