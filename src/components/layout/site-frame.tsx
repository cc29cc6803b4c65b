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
      <a href="#content" className="skip-link font-semibold">
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
