import { useContext, useRef, useState } from 'react';
import { FormCustomer } from './form-customer';

/** Every button that must not act twice uses it. */
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
