/** The card form on the page, which the demo desk fills with a test card. Card numbers go into the form's state only. */
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { sampleCard } from '../../../content/account/sample-answers';
import { observable } from '../../../lib/observable';

type Fill = (number: string) => void;

const mountedFill = observable<Fill | null>(null);
let nextNumber: string | null = null;

export type CardNames<Name extends string> = {
  number: Name;
  /** Month and year in one field; the Instant Site form splits them in two. */
  expiry: Name | { month: Name; year: Name };
  code: Name;
};

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

export const useCardFilledByDesk = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { number, expiry, code }: CardNames<FieldPath<Values>>,
): void =>
  useFilledByDesk((typed) => {
    // `fillField` cannot be used here: `/demo` imports this file and loads no form.
    const put = (name: FieldPath<Values>, value: string) =>
      form.setValue(name, value as PathValue<Values, typeof name>, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
    put(number, typed);
    put(code, sampleCard.code);
    if (typeof expiry === 'string') put(expiry, sampleCard.expiry);
    else {
      put(expiry.month, sampleCard.month);
      put(expiry.year, sampleCard.year);
    }
  });

export const fillNextCard = (number: string): void => {
  nextNumber = number;
};

export const useFillCard = (): Fill | null => useSyncExternalStore(mountedFill.subscribe, mountedFill.read, () => null);
