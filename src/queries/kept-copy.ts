/**
 * Mutations of the copy of all data in this tab. Not in `demo-data.ts`, whose sample data the log-in page does not need. Errors are
 * those of the services.
 */
import { mutationOptions } from '@tanstack/react-query';
import { keepCopy, restoreCopy } from '../services/account/backup';

export const keepCopyMutation = mutationOptions({ mutationFn: async () => keepCopy() });
export const restoreCopyMutation = mutationOptions({ mutationFn: () => restoreCopy() });
