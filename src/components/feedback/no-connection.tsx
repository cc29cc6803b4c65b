import { useCallback, useEffect, useState } from 'react';
import { href } from '../../paths';
import { isReachable } from '../../services/site/new-deploy';
import { Button, ButtonLink } from '../ui/button';
import { ErrorPage } from './error-page';

/**
 * Shown when a page's file cannot be loaded because there is no connection. As soon as the host answers again, the page
 * reloads. A reload is needed because the router keeps the failed import and would not try it again.
 */
export const NoConnection = ({ error }: { error: unknown }) => {
  const [isStillOffline, setStillOffline] = useState(false);
  const tryAgain = useCallback(async () => {
    setStillOffline(false);
    if (await isReachable()) window.location.reload();
    else setStillOffline(true);
  }, []);
  useEffect(() => {
    const onOnline = () => void tryAgain();
    // The connection may be back already: the router may show an error that it kept from an earlier visit.
    if (navigator.onLine) onOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [tryAgain]);
  return (
    <ErrorPage title="No connection" error={error}>
      <p className="max-w-measure text-lead">
        This page could not be loaded, because you have no internet connection. Nothing you saved is lost: it is kept in
        this browser. The page opens by itself once you are back online.
      </p>
      <p role="status">{isStillOffline && 'There is still no connection.'}</p>
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" onClick={() => void tryAgain()}>
          Try again
        </Button>
        <ButtonLink to={href('home')}>Return to Home</ButtonLink>
      </div>
    </ErrorPage>
  );
};
