/** The card form on the page, which the demo desk fills with a test card. Card numbers go into the form's state only. */
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { observable } from '../../../lib/observable';

type Fill = (number: string) => void;

const mountedFill = observable<Fill | null>(null);
let nextNumber: string | null = null;

/** Registers a function that takes a card number with the desk while the component is mounted. */
export const useFilledByDesk = (put: Fill): void => {
  const fill = useEffectEvent(put);
  useEffect(() => {
    if (import.meta.env.VITE_DEMO_DESK === 'off') return;
    const own: Fill = (typed) => fill(typed);
    mountedFill.set(own);
    if (nextNumber !== null) own(nextNumber);
    nextNumber = null;
    return () => {
      if (mountedFill.read() === own) mountedFill.set(null);
    };
  }, []);
};

export const fillNextCard = (number: string): void => {
  nextNumber = number;
};

export const useFillCard = (): Fill | null => useSyncExternalStore(mountedFill.subscribe, mountedFill.read, () => null);
