import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { href } from '../../paths';
import { isAbortedLoad, isFailedLoad, isOfflineLoad, leavingTime, reloadOnce } from '../../services/site/new-deploy';
import { Button, ButtonLink } from '../ui/button';
import { ErrorPage } from './error-page';
import { NoConnection } from './no-connection';

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
    <ErrorPage title="Unexpected Application Error!" error={error}>
      <p className="max-w-measure text-lead">
        This page could not be shown. Nothing you saved is lost: it is kept in this browser. Reload the page, or return
        to the home page.
      </p>
      {detail && <p className="wrap-anywhere max-w-measure text-fg-quiet text-sm">{detail}</p>}
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
        <ButtonLink to={href('home')}>Return to Home</ButtonLink>
      </div>
    </ErrorPage>
  );
};

/** The error boundary of the routes: shown when a page fails to load or to render. */
export const RootError = () => {
  const error = useRouteError();
  return isOfflineLoad(error) ? <NoConnection error={error} /> : <Unexpected error={error} />;
};
