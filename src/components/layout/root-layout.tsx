import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { deferred } from '../ui/deferred';
import { NewTabHint } from '../ui/new-tab';
import { Header } from './header';
import { Later } from './later';
import { TrialBanner } from './trial-banner';
import { useInPageLinks } from './use-in-page-links';
import { usePageHead } from './use-page-head';

const Footer = deferred(async () => (await import('./surroundings')).Footer).Part;
const UpdateNotice = deferred(async () => (await import('./surroundings')).UpdateNotice).Part;

/** What surrounds every page: skip link, header, banner, footer, and what each navigation does to title, focus and scroll. */
export const RootLayout = () => {
  usePageHead();
  useInPageLinks();
  // Presses made until now were held back by `start.ts`.
  useEffect(() => document.querySelector('#root')?.removeAttribute('data-late'), []);
  const isPublic = !useMatches().some(({ id }) => id === 'workspace');
  return (
    <>
      <a
        href="#content"
        className="-translate-y-24 fixed top-3 left-3 z-60 bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <Header />
      {isPublic && <TrialBanner />}
      <main id="content" tabIndex={-1} className="grow pt-(--header) outline-none print:pt-0">
        <Outlet />
      </main>
      <Later>
        <Footer withNewsletter={isPublic} />
      </Later>
      <NewTabHint />
      <UpdateNotice />
      <ScrollRestoration />
    </>
  );
};
