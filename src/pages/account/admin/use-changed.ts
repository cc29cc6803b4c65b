import { useState } from 'react';

/** What was marked since the page was opened. It stays in its list, with a button that takes the change back. */
export type Changed = { keys: ReadonlySet<string>; add: (key: string) => void };

export const useChanged = (): Changed => {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return { keys, add: (key) => setKeys((before) => new Set([...before, key])) };
};
