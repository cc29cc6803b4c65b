import { useEffect, useRef, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { href } from '../../paths';
import { isFailedLoad, reloadOnce } from '../../services/new-deploy';
import { Button, ButtonLink } from '../ui/button';

/**
 * The last resort: shown between header and footer when a page fails to load or to render. A page whose files are gone
 * because the site was deployed anew is loaded again first, and shows nothing meanwhile.
 */
export const RootError = () => {
  const error = useRouteError();
  const detail = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : error instanceof Error
      ? error.message
      : null;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isLeaving, setLeaving] = useState(() => isFailedLoad(error));
  useEffect(() => {
    if (isFailedLoad(error) && reloadOnce()) return;
    setLeaving(false);
    document.title = 'Unexpected Application Error!';
  }, [error]);
  useEffect(() => {
    if (!isLeaving) heading.current?.focus();
  }, [isLeaving]);
  if (isLeaving) return null;
  return (
    <main
      id="content"
      tabIndex={-1}
      className="page-grid flex min-h-dvh flex-col items-start justify-center gap-6 py-section outline-none"
    >
      <h1 ref={heading} tabIndex={-1} className="text-title">
        Unexpected Application Error!
      </h1>
      <p className="max-w-measure text-lead">
        This page could not be shown. Nothing you saved is lost: it is kept in this browser. Load the page again, or go
        back to the start.
      </p>
      {detail && <p className="max-w-measure text-fg-quiet text-sm">{detail}</p>}
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
        <ButtonLink to={href('home')}>Return to Home</ButtonLink>
      </div>
    </main>
  );
};
