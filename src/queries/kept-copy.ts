/** Not in `admin.ts`, whose sample data the log-in page does not need. */
import { mutationOptions } from '@tanstack/react-query';
import { keepCopyIfItFits, restoreCopy } from '../services/account/backup';

export const keepCopyMutation = mutationOptions({ mutationFn: async () => keepCopyIfItFits() });
export const restoreCopyMutation = mutationOptions({ mutationFn: () => restoreCopy() });
