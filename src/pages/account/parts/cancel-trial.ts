import { runAction } from '../../../components/feedback/run-action';
import { setCanceled } from '../../../services/projects/own';

const canceled = { title: 'Trial canceled', description: 'It runs to its last day. Nothing will be charged.' };

/** Cancels a trial, or takes it back. @param focus finds what gets the focus, because the pressed button is removed */
export const cancelTrial = (id: string, isCanceled: boolean, focus: () => HTMLElement | null): void => {
  const done = { ...canceled, undo: () => setCanceled(id, false) };
  void runAction(() => setCanceled(id, isCanceled), { focus, lock: `trial ${id}`, ...(isCanceled && { done }) });
};
