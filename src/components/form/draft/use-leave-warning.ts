import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

const question = 'The files you attached are not sent yet and will be lost if you leave this page. Leave anyway?';

/**
 * Asks for confirmation before the page is left while files are attached, because a draft cannot keep files. A navigation
 * that changes only the query, such as to another step of the form, needs no confirmation.
 * @returns a function that lets the next navigation pass; call it right before the navigation after a successful submit
 */
export const useLeaveWarning = (hasUnsentFiles: boolean): (() => void) => {
  const mayLeave = useRef(false);

  useEffect(() => {
    if (!hasUnsentFiles) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsentFiles]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsentFiles && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
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
