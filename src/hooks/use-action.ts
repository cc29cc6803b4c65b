import { useContext, useRef, useState } from 'react';
import { FormCustomer } from './form-customer';

/** How long after a press another one is the second half of a double click, in milliseconds. */
export const doubleClick = 500;

/**
 * Runs an action at most once at a time. Every button that must not act twice uses it. The lock is a ref, which works before
 * React has rendered the button as busy. After 'left' it stays locked.
 * @param action resolves to 'left' if a navigation follows, to 'failed' if the next press is to try again at once, else to
 *   'stay'; errors are passed on
 * @param rest how long the lock stays after the action, in milliseconds: an action that is done at once, such as a download,
 *   needs `doubleClick`
 * @returns the guarded action, which does nothing while another run is in progress, and whether one is
 */
export const useAction = <Input = void>(action: (input: Input) => Promise<'left' | 'stay' | 'failed'>, rest = 0) => {
  const locked = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const { count } = useContext(FormCustomer);
  const run = async (input: Input): Promise<void> => {
    if (locked.current) return;
    locked.current = true;
    count(1);
    setIsBusy(true);
    let outcome: 'left' | 'stay' | 'failed' = 'failed';
    try {
      outcome = await action(input);
    } finally {
      if (outcome !== 'left') {
        const unlock = () => {
          locked.current = false;
        };
        if (rest > 0 && outcome === 'stay') setTimeout(unlock, rest);
        else unlock();
        count(-1);
        setIsBusy(false);
      }
    }
  };
  return [run, isBusy] as const;
};
