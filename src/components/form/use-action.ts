import { useRef, useState } from 'react';

/**
 * Prevents double submits: runs an action at most once at a time. The lock is a ref, which works before React has rendered
 * the button as busy. After 'left' it stays locked.
 * @param action resolves to 'left' if a navigation follows, else to 'stay'; errors are passed on
 * @returns the guarded action, which does nothing while another run is in progress, and whether one is
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
