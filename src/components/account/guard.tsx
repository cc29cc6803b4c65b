import { type ComponentType, Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { accountPages, logOutTexts } from '../../content/account/account-links';
import { useHydrated } from '../../hooks/use-hydrated';
import { moveFocusWhenRemoved } from '../../lib/focus';
import { scrollFocusedIntoView } from '../../lib/in-view';
import { href, stripTrailingSlash } from '../../paths';
import { logOut } from '../../services/sign-in/log-out';
import { useStored } from '../../storage/use-stored';
import { authToken, isAdmin, userEmail } from '../../storage/visitor-keys';
import { NeedsScript } from '../feedback/needs-script';
import { runAction } from '../feedback/run-action';
import { Link } from '../ui/link';
import { returnState } from './login-link';
import { useLogOut } from './use-log-out';

const parents: Readonly<Record<string, string>> = {
  [href('addPaymentMethod')]: href('purchaseCredits'),
  [href('receipt')]: href('history'),
  [href('project')]: href('projects'),
};

const rowLook = 'min-h-12 border-b print:hidden';
const entryLook = 'inline-flex min-h-12 items-center border-y-4 border-transparent';

const AccountNavSpace = () => <div aria-hidden="true" className={rowLook} />;

/** On a phone the links are one line that scrolls sideways. Where the text is enlarged, they wrap; *Log out* stays beside their first row. */
const AccountNav = () => {
  const admin = useStored(isAdmin);
  const logOut = useAccountLogOut();
  const { pathname, search } = useLocation();
  const path = stripTrailingSlash(pathname);
  // Another customer's project belongs to the admin's pages.
  const isAgencys = admin && path === href('project') && new URLSearchParams(search).has('customer');
  const current = isAgencys ? href('admin') : (parents[path] ?? path);
  return (
    <nav aria-label="Account" className={rowLook}>
      <div className="page-grid flex items-start justify-between font-semibold text-sm tracking-tight sm:gap-x-7 sm:text-base sm:tracking-normal">
        <ul onFocus={scrollFocusedIntoView} className="account-row flex min-w-0 flex-wrap gap-x-2.5 sm:gap-x-7">
          {accountPages(admin, path).map(({ title, href: to }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={to === path ? 'page' : to === current ? 'true' : undefined}
                className={`${entryLook} aria-[current]:border-b-vermilion hover:underline`}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
        <button type="button" onClick={logOut} className={`${entryLook} whitespace-nowrap hover:underline`}>
          {logOutTexts.label}
        </button>
      </div>
    </nav>
  );
};

// Loaded with the page, so that logging out needs nothing from the network.
const load = async () => logOut;

export const useAccountLogOut = () => {
  const logOutNow = useLogOut(undefined, load);
  return () => void runAction(logOutNow);
};

type GuardProps = {
  who: 'customer' | 'admin';
  title: string;
  toDo: string;
  /** Whether the page shows nothing of ours but itself: without the customer's navigation. */
  isBare?: boolean;
  children: ReactNode;
};

/** The placeholder of an account page until hydration, when storage can be read: its heading and empty boxes. */
export const PageShell = ({ title }: { title: string }) => (
  <div className="page-grid grid gap-8 py-16" aria-busy="true">
    <h1 className="text-title">{title}</h1>
    <NeedsScript what="This page" />
    <div className="h-40 bg-ground-raised" />
    <div className="h-64 bg-ground-raised" />
  </div>
);

/** Redirects everyone but customers (or admins). After a log out the login page does not lead back: the next person may be another. */
export const Guard = ({ who, title, toDo, isBare = false, children }: GuardProps) => {
  const isKnown = useHydrated();
  const token = useStored(authToken);
  const admin = useStored(isAdmin);
  const email = useStored(userEmail);
  const location = useLocation();
  const lastEmail = useRef(email);
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (isKnown && token !== null && !wasSignedIn) setWasSignedIn(true);
  useLayoutEffect(() => {
    // Another customer has logged in: what had the focus was removed with the rest of the page.
    if (lastEmail.current !== null && lastEmail.current !== email) moveFocusWhenRemoved();
    lastEmail.current = email;
  }, [email]);
  if (!isKnown)
    return (
      <>
        {!isBare && <AccountNavSpace />}
        <PageShell title={title} />
      </>
    );
  if (token === null)
    return <Navigate to={href('login')} replace state={wasSignedIn ? null : returnState(location, toDo)} />;
  if (who === 'admin' && !admin) return <Navigate to={href('dashboard')} replace />;
  // Nothing that one customer typed stays on the page for another who has logged in in another tab.
  return (
    <Fragment key={email}>
      {!isBare && <AccountNav />}
      {children}
    </Fragment>
  );
};

export const guarded = (guard: Omit<GuardProps, 'children'>, Page: ComponentType): ComponentType =>
  function Guarded() {
    return (
      <Guard {...guard}>
        <Page />
      </Guard>
    );
  };
