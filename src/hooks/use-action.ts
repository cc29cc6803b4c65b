import { createContext, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react';

/** What a form knows of the customer whose answers it shows. `perCustomer` provides it. */
export const FormCustomer = createContext({
  /** Address of the customer; null while nobody is signed in. */
  owner: null as string | null,
  /** Whether another customer had the form before. */
  isNext: false,
  isSending: (): boolean => false,
  /** `useAction` calls it when an action begins (1) and ends (-1). */
  count: (_change: 1 | -1): void => {},
});

/** Every button that must not act twice uses it.  */
export const useAction = <Input = void>(action: (input: Input) => Promise<'left' | 'stay' | 'failed'>) => {
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
        locked.current = false;
        count(-1);
        setIsBusy(false);
      }
    }
  };
  return [run, isBusy] as const;
};

/** A function that stays the same for as long as the component is mounted, and calls the one of the last render. */
export const useStableFunction = <Args extends unknown[]>(call: (...args: Args) => void): ((...args: Args) => void) => {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
};
