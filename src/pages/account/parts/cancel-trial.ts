import { runAction } from '../../../components/feedback/run-action';
import { setCanceled } from '../../../services/projects/cancel';

const canceled = { title: 'Trial canceled', description: 'It runs to its last day. Nothing will be charged.' };

export const cancelTrial = (id: string, isCanceled: boolean): void => {
  const done = { ...canceled, undo: () => setCanceled(id, false) };
  void runAction(() => setCanceled(id, isCanceled), { lock: `trial ${id}`, ...(isCanceled && { done }) });
};
