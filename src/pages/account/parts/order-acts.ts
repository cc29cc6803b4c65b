import { runAction } from '../../../components/feedback/run-action';
import { site } from '../../../content/site/site';
import { startAssignment } from '../../../services/credits/redemptions';
import { setCanceled } from '../../../services/projects/own';
import type { HistoryEntry } from '../../../storage/schema';
import { statusControl } from './entry-parts';

type Keyed = HistoryEntry & { key: string };

/** Opens the calendar, and starts a redemption. @param focus finds what gets the focus, because the pressed button is removed */
export const startRedemption = (redemption: Keyed, focus = () => statusControl(redemption.key)): void => {
  const start = () => {
    // The window first: after an asynchronous step the popup blocker would block it. With `noopener` the call returns null in
    // any case, so that a blocked window cannot be noticed: the page and the toast always have a link to the calendar.
    window.open(site.consultationUrl, '_blank', 'noopener,noreferrer');
    return startAssignment(redemption);
  };
  const link = { to: site.consultationUrl, text: 'Open the calendar', opensNewTab: true };
  const done = { title: 'Service started', description: 'Now pick a time for the meeting.', link };
  void runAction(start, { done, focus, lock: `start ${redemption.key}` });
};

const canceled = { title: 'Trial canceled', description: 'It runs to its last day. Nothing will be charged.' };

/** Cancels a trial, or takes it back. @param focus finds what gets the focus, because the pressed button is removed */
export const cancelTrial = (id: string, isCanceled: boolean, focus: () => HTMLElement | null): void => {
  const done = { ...canceled, undo: () => setCanceled(id, false) };
  void runAction(() => setCanceled(id, isCanceled), { focus, lock: `trial ${id}`, ...(isCanceled && { done }) });
};
