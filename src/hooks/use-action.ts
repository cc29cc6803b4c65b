import { createContext, useContext, useRef, useState } from 'react';

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

/** Every button that must not act twice uses it. An action that resolves to 'left' is followed by a navigation, and stays locked. */
export const useAction = <Input = void>(action: (input: Input) => Promise<'left' | undefined>) => {
  const locked = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const { count } = useContext(FormCustomer);
  const lock = (isLocked: boolean) => {
    locked.current = isLocked;
    count(isLocked ? 1 : -1);
    setIsBusy(isLocked);
  };
  const run = async (input: Input): Promise<void> => {
    if (locked.current) return;
    lock(true);
    let outcome: 'left' | undefined;
    try {
      outcome = await action(input);
    } finally {
      if (!outcome) lock(false);
    }
  };
  return [run, isBusy] as const;
};
