import { type ReactElement, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { leaveTexts } from '../../../content/flows/drafts';
import { useListener } from '../../../hooks/use-listener';
import { useOnDemand } from '../../../hooks/use-on-demand';
import { linkOf } from '../../../lib/links';
import { toast } from '../../ui/toast/toast';

const loadDialog = () => import('../../ui/confirm-dialog').then((module) => module.ConfirmDialog);

/** How soon after the press of a link its navigation begins, in milliseconds. */
const soon = 1000;

/**
 * Asks before the page is left while files are attached, because a draft cannot keep files. A navigation that changes only the
 * query, such as to another step of the form, needs no question. Nor does a link to another program (`mailto:`, `tel:`), for
 * which browsers dispatch `beforeunload` although the page stays.
 * @returns the question, and a function that lets the next navigation pass, for after a successful submit
 */
export const useLeaveQuestion = (hasUnsentFiles: boolean): [ReactElement | null, () => void] => {
  const mayLeave = useRef(false);

  const stayedAt = useRef(Number.NEGATIVE_INFINITY);
  const note = (event: MouseEvent) => {
    const { href = '', protocol = '' } = linkOf(event) ?? {};
    stayedAt.current = href && !protocol.startsWith('http') ? event.timeStamp : Number.NEGATIVE_INFINITY;
  };
  const ask = (event: BeforeUnloadEvent) => {
    if (!mayLeave.current && event.timeStamp - stayedAt.current > soon) event.preventDefault();
  };
  useListener('click', note, { capture: true });
  useListener('beforeunload', ask, { isOn: hasUnsentFiles });

  const { pathname } = useLocation();
  const [Question, load] = useOnDemand(loadDialog, hasUnsentFiles);
  // React Router forgets a blocker a moment after its page is gone; until then it would swallow Back on the next page.
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isLeft = currentLocation.pathname === pathname && nextLocation.pathname !== pathname;
    const isHeld = isLeft && hasUnsentFiles && !mayLeave.current;
    if (isHeld && !Question)
      void load().then((loaded) => loaded || toast({ title: leaveTexts.stay, destructive: true }));
    return isHeld;
  });
  const question = Question && (
    <Question
      {...leaveTexts}
      isOpen={blocker.state === 'blocked'}
      onConfirm={() => blocker.proceed?.()}
      // Radix reports the closing of an answered question, too.
      onCancel={() => blocker.state === 'blocked' && blocker.reset()}
    />
  );
  const letLeave = () => {
    mayLeave.current = true;
  };
  return [question, letLeave];
};
