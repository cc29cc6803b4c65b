import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { linkOf } from '../../../lib/links';

const question = 'The files you attached are not sent yet and will be lost if you leave this page. Leave anyway?';

/** How soon after the press of a link its navigation begins, in milliseconds. */
const soon = 1000;

/**
 * Asks for confirmation before the page is left while files are attached, because a draft cannot keep files. A navigation
 * that changes only the query, such as to another step of the form, needs no confirmation. Nor does a link to another program
 * (`mailto:`, `tel:`), for which browsers dispatch `beforeunload` although the page stays.
 * @returns a function that lets the next navigation pass; call it right before the navigation after a successful submit
 */
export const useLeaveWarning = (hasUnsentFiles: boolean): (() => void) => {
  const mayLeave = useRef(false);

  useEffect(() => {
    if (!hasUnsentFiles) return;
    let stayedAt = Number.NEGATIVE_INFINITY;
    const note = (event: MouseEvent) => {
      const link = linkOf(event);
      stayedAt = link?.href && !link.protocol.startsWith('http') ? event.timeStamp : Number.NEGATIVE_INFINITY;
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current && event.timeStamp - stayedAt > soon) event.preventDefault();
      stayedAt = Number.NEGATIVE_INFINITY;
    };
    document.addEventListener('click', note, { capture: true });
    window.addEventListener('beforeunload', ask);
    return () => {
      document.removeEventListener('click', note, { capture: true });
      window.removeEventListener('beforeunload', ask);
    };
  }, [hasUnsentFiles]);

  const { pathname } = useLocation();
  // React Router forgets a blocker a moment after its page is gone; until then it would swallow Back on the next page.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsentFiles &&
      !mayLeave.current &&
      currentLocation.pathname === pathname &&
      nextLocation.pathname !== pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);

  return useCallback(() => {
    mayLeave.current = true;
  }, []);
};
