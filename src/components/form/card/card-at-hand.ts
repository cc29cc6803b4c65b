/** The card form in view, which the demo desk's test cards fill. Numbers go from there to the form's memory, and nowhere else. */
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { sampleCard } from '../../../content/account/sample-answers';
import { hasDemoDesk } from '../../../has-demo-desk';

/** Puts a card number, as card fields show it, and whatever else a card has into a form. */
type Fill = (number: string) => void;

let atHand: Fill | null = null;
/** The number for the next card form that comes into view. */
let awaited: string | null = null;
const listeners = new Set<() => void>();

const set = (fill: Fill | null) => {
  atHand = fill;
  for (const listener of listeners) listener();
};

type Part<Values extends FieldValues> = { name: FieldPath<Values> };
type Parts<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  number: Part<Values>;
  expiry: Part<Values> | { month: Part<Values>; year: Part<Values> };
  code: Part<Values>;
};

/** Offers what takes a card number to the desk for as long as it is in view. */
export const useFilledByDesk = (put: Fill): void => {
  const fill = useEffectEvent(put);
  useEffect(() => {
    if (!hasDemoDesk) return;
    const own: Fill = (typed) => fill(typed);
    set(own);
    if (awaited !== null) own(awaited);
    awaited = null;
    return () => {
      if (atHand === own) set(null);
    };
  }, []);
};

/** Offers a form's card fields to the desk for as long as they are in view. */
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

/** Fills the next card form that comes into view. */
export const fillNextCard = (number: string): void => {
  awaited = number;
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What fills the card form in view; null where there is none. */
export const useFillCard = (): Fill | null =>
  useSyncExternalStore(
    subscribe,
    () => atHand,
    () => null,
  );
