import { Outlet } from 'react-router-dom';
import { UpdateNotice } from '../feedback/update-notice';
import { NewTabHint } from '../ui/new-tab';
import { Footer } from './footer';
import { Header } from './header/header';

/** The outermost layout, which stays when a page fails: skip link, header and footer. */
export const SiteFrame = () => (
  <>
    <a href="#content" className="skip-link font-semibold">
      Skip to content
    </a>
    <Header />
    <Outlet />
    <Footer />
    <NewTabHint />
    <UpdateNotice />
  </>
);
