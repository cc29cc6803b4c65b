import { steer } from '../../../services/demo/steer';
import type { Steering } from '../../../storage/steering';
import { failureMessage } from '../../feedback/failure-message';
import type { GroupProps } from './group-props';

/** What sets something of the steering, and says where that cannot be kept. */
export const useSetting =
  (say: GroupProps['say']) =>
  (change: Partial<Steering>): void => {
    try {
      steer(change);
      say('');
    } catch (error) {
      say(failureMessage(error).description);
    }
  };
