import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Footer } from './footer';
import { Header } from './header';
import { useInPageLinks } from './use-in-page-links';
import { usePageHead } from './use-page-head';

/** What surrounds every page: skip link, header, footer, and what each navigation does to title, focus and scroll. */
export const RootLayout = () => {
  usePageHead();
  useInPageLinks();
  return (
    <>
      <a
        href="#content"
        className="-translate-y-24 fixed top-3 left-3 z-60 bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0"
      >
        Skip to content
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="grow pt-(--header) outline-none">
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </>
  );
};
