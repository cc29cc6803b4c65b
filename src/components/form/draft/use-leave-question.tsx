import { type ComponentProps, useCallback, useEffect, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { stayText } from '../../../content/flows/drafts';
import { useOnDemand } from '../../../hooks/use-on-demand';
import { linkOf } from '../../../lib/links';
import { toast } from '../../ui/toast/toast';
import type { LeaveQuestion } from './leave-question';

const loadQuestion = () => import('./leave-question').then((module) => module.LeaveQuestion);

type LeaveProps = ComponentProps<typeof LeaveQuestion> & { Question: typeof LeaveQuestion | null };

export const LeaveSlot = ({ Question, ...props }: LeaveProps) => Question && <Question {...props} />;

/** How soon after the press of a link its navigation begins, in milliseconds. */
const soon = 1000;

/**
 * Asks before the page is left while files are attached, because a draft cannot keep files. A navigation that changes only the
 * query, such as to another step of the form, needs no question. Nor does a link to another program (`mailto:`, `tel:`), for
 * which browsers dispatch `beforeunload` although the page stays.
 * @returns what `LeaveSlot` shows, and a function that lets the next navigation pass, for after a successful submit
 */
export const useLeaveQuestion = (hasUnsentFiles: boolean): [LeaveProps, () => void] => {
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
  const [Question, load] = useOnDemand(loadQuestion, hasUnsentFiles);
  // React Router forgets a blocker a moment after its page is gone; until then it would swallow Back on the next page.
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isHeld =
      hasUnsentFiles &&
      !mayLeave.current &&
      currentLocation.pathname === pathname &&
      nextLocation.pathname !== pathname;
    if (isHeld && !Question) void load().then((loaded) => loaded || toast({ title: stayText, destructive: true }));
    return isHeld;
  });
  const leave = {
    Question,
    isOpen: blocker.state === 'blocked',
    onLeave: () => blocker.proceed?.(),
    // Radix reports the closing of an answered question, too.
    onStay: () => blocker.state === 'blocked' && blocker.reset(),
  };
  const letLeave = useCallback(() => {
    mayLeave.current = true;
  }, []);
  return [leave, letLeave];
};
