import { type ContextType, type ReactNode, useEffect } from 'react';
import { NewTabHint } from '../ui/new-tab';
import { deferred } from './deferred';
import { Dispensable } from './dispensable';
import { Header } from './header';
import { HereContext } from './here';
import { Later } from './later';

const Footer = deferred(async () => (await import('./surroundings')).Footer).Part;
const UpdateNotice = deferred(async () => (await import('./surroundings')).UpdateNotice).Part;

type Props = {
  here: NonNullable<ContextType<typeof HereContext>>;
  /** The router with its pages. */
  children: ReactNode;
};

/** What surrounds every page: skip link, header and footer. It outlives all page changes, and learns of them by `useHere`. */
export const SiteFrame = ({ here, children }: Props) => {
  // Presses made until now were held back by `start.ts`.
  useEffect(() => document.querySelector('#root')?.removeAttribute('data-late'), []);
  return (
    <HereContext value={here}>
      <a
        href="#content"
        className="-translate-y-24 fixed top-3 left-3 z-60 bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <Dispensable>
        <Header />
      </Dispensable>
      {children}
      <Dispensable>
        <Later>
          <Footer />
        </Later>
        <NewTabHint />
        <UpdateNotice />
      </Dispensable>
    </HereContext>
  );
};
