import { useContext, useRef, useState } from 'react';
import { FormCustomer } from './form-customer';

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
