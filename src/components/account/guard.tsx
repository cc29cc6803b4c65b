import { type ComponentType, Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useHydrated } from '../../hooks/use-hydrated';
import { moveFocusWhenRemoved } from '../../lib/focus';
import { href } from '../../paths';
import { useStored } from '../../storage/use-stored';
import { authToken, isAdmin, userEmail } from '../../storage/visitor-keys';
import { NeedsScript } from '../feedback/needs-script';
import { AccountNav, AccountNavSpace } from './account-nav';
import { returnState } from './login-link';

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
