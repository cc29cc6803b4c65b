import { Outlet } from 'react-router-dom';
import { NewTabHint } from '../ui/new-tab';
import { Footer } from './footer';
import { Header } from './header';
import { UpdateNotice } from './update-notice';

/** What surrounds every page, also one that fails: skip link, header and footer. */
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
