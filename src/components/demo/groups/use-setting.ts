import { steer } from '../../../services/demo/steer';
import type { Steering } from '../../../storage/steering';
import { failureMessage } from '../../feedback/failure-message';
import type { GroupProps } from './group-props';

/** @returns a function that changes settings, and shows a message if the browser cannot save them */
export const useSetting =
  (showMessage: GroupProps['showMessage']) =>
  (change: Partial<Steering>): void => {
    try {
      steer(change);
      showMessage('');
    } catch (error) {
      showMessage(failureMessage(error).description);
    }
  };
