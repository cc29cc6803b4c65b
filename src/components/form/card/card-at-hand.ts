/** The card form on the page, which the demo desk fills with a test card. Card numbers go into the form's state only. */
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { sampleCard } from '../../../content/account/sample-answers';
import { hasDemoDesk } from '../../../has-demo-desk';
import { observable } from '../../../lib/observable';

/** Fills a form with a formatted card number and the other details of a card. */
type Fill = (number: string) => void;

const mountedFill = observable<Fill | null>(null);
let nextNumber: string | null = null;

type Part<Values extends FieldValues> = { name: FieldPath<Values> };
type Parts<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  number: Part<Values>;
  expiry: Part<Values> | { month: Part<Values>; year: Part<Values> };
  code: Part<Values>;
};

/** Registers a function that takes a card number with the desk while the component is mounted. */
export const useFilledByDesk = (put: Fill): void => {
  const fill = useEffectEvent(put);
  useEffect(() => {
    if (!hasDemoDesk) return;
    const own: Fill = (typed) => fill(typed);
    mountedFill.set(own);
    if (nextNumber !== null) own(nextNumber);
    nextNumber = null;
    return () => {
      if (mountedFill.read() === own) mountedFill.set(null);
    };
  }, []);
};

/** Registers a form's card fields with the desk while they are mounted. */
export const useCardAtHand = <Values extends FieldValues>({ form, number, expiry, code }: Parts<Values>): void =>
  useFilledByDesk((typed) => {
    const put = ({ name }: Part<Values>, value: string) =>
      form.setValue(name, value as PathValue<Values, typeof name>, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
    put(number, typed);
    put(code, sampleCard.code);
    if ('month' in expiry) {
      put(expiry.month, sampleCard.month);
      put(expiry.year, sampleCard.year);
    } else put(expiry, sampleCard.expiry);
  });

export const fillNextCard = (number: string): void => {
  nextNumber = number;
};

/** The function that fills the mounted card form; null if there is none. */
export const useFillCard = (): Fill | null => useSyncExternalStore(mountedFill.subscribe, mountedFill.read, () => null);
