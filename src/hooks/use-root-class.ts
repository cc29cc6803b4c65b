import { useLayoutEffect } from 'react';

/** How many components need a class now: two dialogs can be open at once. */
const counts = new Map<string, number>();

const count = (name: string, change: number) => {
  const total = (counts.get(name) ?? 0) + change;
  counts.set(name, total);
  document.documentElement.classList.toggle(name, total > 0);
};

/** Tells the style sheet what is open. `:has()` would make the browser look at the style of the whole page at nearly every change. */
export const useRootClass = (
  name: 'has-backdrop' | 'has-desk' | 'has-dialog' | 'has-document' | 'is-bare',
  isOn = true,
): void =>
  useLayoutEffect(() => {
    if (!isOn) return;
    count(name, 1);
    return () => count(name, -1);
  }, [name, isOn]);
