import { failureTexts, notSaved, ourFault } from '../../content/account/failures';
import { ServiceError } from '../../services/errors';
import { isFailedLoad } from '../../services/site/new-deploy';
import { StorageWriteError } from '../../storage/store';
import type { ToastMessage } from '../ui/toast/toast';

type Failure = Required<Pick<ToastMessage, 'title' | 'description'>> & { destructive: true };

/** Reports an error that is a bug: no error of services or storage, and no failed load. */
export const reportMistake = (error: unknown): void => {
  if (error instanceof ServiceError || error instanceof StorageWriteError || isFailedLoad(error)) return;
  reportError(error);
};

/** The message for a failure, chosen by the error's code. An error without a code is a bug, and is reported. */
export const failureMessage = (error: unknown): Failure => {
  const failure = (title: string, description: string): Failure => ({ title, description, destructive: true });
  if (error instanceof StorageWriteError) return failure('Not saved', notSaved);
  if (error instanceof ServiceError) return failure('That did not work', failureTexts[error.code]);
  reportMistake(error);
  return failure('Something went wrong', ourFault);
};
