import { useRef, useState } from 'react';

/**
 * Runs an action at most once at a time. The lock is set before React renders anything, so that ten clicks in a tenth of a
 * second are one; it stays shut when the action says that it has left the page.
 * @param action resolves to 'left' when a navigation follows; whatever it throws is thrown on
 * @returns the guarded action (resolves at once while another is running) and whether one is running
 */
export const useAction = <Input = void>(action: (input: Input) => Promise<'left' | 'stay'>) => {
  const locked = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const run = async (input: Input): Promise<void> => {
    if (locked.current) return;
    locked.current = true;
    setIsBusy(true);
    let outcome: 'left' | 'stay' = 'stay';
    try {
      outcome = await action(input);
    } finally {
      if (outcome === 'stay') {
        locked.current = false;
        setIsBusy(false);
      }
    }
  };
  return [run, isBusy] as const;
};
