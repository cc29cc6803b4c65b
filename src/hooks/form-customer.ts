import { createContext } from 'react';

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
