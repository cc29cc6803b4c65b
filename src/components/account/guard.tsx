import { type ComponentType, Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useHydrated } from '../../hooks/use-hydrated';
import { moveFocusWhenRemoved } from '../../lib/move-focus-when-removed';
import { href } from '../../paths';
import { useStored } from '../../storage/use-stored';
import { authToken, isAdmin, userEmail } from '../../storage/visitor-keys';
import { NeedsScript } from '../feedback/needs-script';
import { AccountNav, AccountNavSpace } from './account-nav';
import { returnState } from './login-link';

type GuardProps = {
  /** `customer`: signed in. `admin`: signed in and an admin. */
  who: 'customer' | 'admin';
  /** The page's heading, shown in the rendered HTML while it is not yet known who is looking. */
  title: string;
  /** What one logs in for, as in 'Log in to buy credits'. */
  toDo: string;
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

/**
 * Route guard: renders its children below the account's navigation for customers (or admins), and redirects everyone else. The redirect
 * replaces the history entry, so that Back does not lead to the guard again. After a log out in any tab it leads to a plain login page,
 * without this page to return to: the next person may be somebody else.
 */
export const Guard = ({ who, title, toDo, children }: GuardProps) => {
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
        <AccountNavSpace />
        <PageShell title={title} />
      </>
    );
  if (token === null)
    return <Navigate to={href('login')} replace state={wasSignedIn ? null : returnState(location, toDo)} />;
  if (who === 'admin' && !admin) return <Navigate to={href('dashboard')} replace />;
  // Nothing that one customer typed stays on the page for another who has logged in in another tab.
  return (
    <Fragment key={email}>
      <AccountNav />
      {children}
    </Fragment>
  );
};

/** A page with a guard around it. */
export const guarded = (guard: Omit<GuardProps, 'children'>, Page: ComponentType): ComponentType =>
  function Guarded() {
    return (
      <Guard {...guard}>
        <Page />
      </Guard>
    );
  };
