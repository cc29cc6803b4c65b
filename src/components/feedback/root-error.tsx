import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { useListener } from '../../hooks/use-listener';
import { href } from '../../paths';
import {
  isAbortedLoad,
  isFailedLoad,
  isOfflineLoad,
  isReachable,
  leavingTime,
  reloadOnce,
} from '../../services/site/new-deploy';
import { Button, ButtonLink } from '../ui/button';

type Props = {
  title: string;
  error: unknown;
  children: ReactNode;
  again: { label: string; onPress: () => void };
};

const ErrorPage = ({ title, error, children, again }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: without the error, a second one with the same title would not take the focus
  useEffect(() => {
    document.title = title;
    heading.current?.focus();
  }, [title, error]);
  return (
    <main id="content" tabIndex={-1} className="page-box outline-none">
      <div className="page-grid flex min-h-dvh flex-col items-start justify-center gap-6 py-section">
        <h1 ref={heading} tabIndex={-1} className="text-title">
          {title}
        </h1>
        {children}
        <div className="flex flex-wrap gap-3">
          <Button tone="primary" onClick={again.onPress}>
            {again.label}
          </Button>
          <ButtonLink to={href('home')}>Return to Home</ButtonLink>
        </div>
      </div>
    </main>
  );
};

/** Without a connection. Reloads once the host answers, because the router keeps the failed import. */
const NoConnection = ({ error }: { error: unknown }) => {
  const [isStillOffline, setStillOffline] = useState(false);
  const tryAgain = useCallback(async () => {
    setStillOffline(false);
    if (await isReachable()) window.location.reload();
    else setStillOffline(true);
  }, []);
  // The connection may be back already: the router may show an error that it kept from an earlier visit.
  useEffect(() => {
    if (navigator.onLine) void tryAgain();
  }, [tryAgain]);
  useListener('online', () => void tryAgain());
  return (
    <ErrorPage title="No connection" error={error} again={{ label: 'Try again', onPress: () => void tryAgain() }}>
      <p className="max-w-measure text-lead">
        This page could not be loaded, because you have no internet connection. Nothing you saved is lost: it is kept in
        this browser. The page opens by itself once you are back online.
      </p>
      <p role="status">{isStillOffline && 'There is still no connection.'}</p>
    </ErrorPage>
  );
};

const detailOf = (error: unknown) => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : null;
};

/** If the page's files no longer exist after a new deploy, the page reloads and nothing is shown until then. */
const Unexpected = ({ error }: { error: unknown }) => {
  const [isLeaving, setLeaving] = useState(() => isFailedLoad(error));
  useEffect(() => {
    const reloadOrShow = () => {
      if (!isFailedLoad(error) || !reloadOnce()) setLeaving(false);
    };
    if (!isAbortedLoad(error)) return reloadOrShow();
    // The browser may bring this page back from its cache, or the navigation may never leave it.
    window.addEventListener('pageshow', reloadOrShow);
    const timer = window.setTimeout(() => setLeaving(false), leavingTime);
    return () => {
      window.removeEventListener('pageshow', reloadOrShow);
      window.clearTimeout(timer);
    };
  }, [error]);
  if (isLeaving) return null;
  const detail = detailOf(error);
  return (
    <ErrorPage
      title="Unexpected Application Error!"
      error={error}
      again={{ label: 'Reload the page', onPress: () => window.location.reload() }}
    >
      <p className="max-w-measure text-lead">
        This page could not be shown. Nothing you saved is lost: it is kept in this browser. Reload the page, or return
        to the home page.
      </p>
      {detail && <p className="wrap-anywhere max-w-measure text-fg-quiet text-sm">{detail}</p>}
    </ErrorPage>
  );
};

export const RootError = () => {
  const error = useRouteError();
  return isOfflineLoad(error) ? <NoConnection error={error} /> : <Unexpected error={error} />;
};
