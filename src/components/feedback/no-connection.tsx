import { useCallback, useEffect, useState } from 'react';
import { href } from '../../paths';
import { isReachable } from '../../services/site/new-deploy';
import { Button, ButtonLink } from '../ui/button';
import { LastResort } from './last-resort';

/**
 * Shown for a page whose file cannot be had without a network. Once the site can be reached again the page is loaded
 * anew, by itself where the browser tells: the router remembers the failure and would not ask for the file again.
 */
export const NoConnection = ({ error }: { error: unknown }) => {
  const [isStillAway, setStillAway] = useState(false);
  const tryAgain = useCallback(async () => {
    setStillAway(false);
    if (await isReachable()) window.location.reload();
    else setStillAway(true);
  }, []);
  useEffect(() => {
    const onOnline = () => void tryAgain();
    // The network may be back by now: the failure may be from an earlier visit to this page.
    if (navigator.onLine) onOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [tryAgain]);
  return (
    <LastResort title="No connection" error={error}>
      <p className="max-w-measure text-lead">
        This page could not be loaded, because you are not connected to the internet. Nothing you saved is lost: it is
        kept in this browser. The page opens by itself once you are back online.
      </p>
      <p role="status">{isStillAway && 'There is still no connection.'}</p>
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" onClick={() => void tryAgain()}>
          Try again
        </Button>
        <ButtonLink to={href('home')}>Return to Home</ButtonLink>
      </div>
    </LastResort>
  );
};
