import { observable } from '../../../lib/observable';

export type ToastMessage = {
  title: string;
  description?: string;
  /** A link to the next step, if the page does not lead there by itself. */
  link?: { to: string; text: string; opensNewTab?: boolean };
  undo?: (() => void) | undefined;
  /** A failure: announced at once, over whatever is being read; anything else when there is a pause. */
  destructive?: boolean;
};

/** The last toast, until it is closed. */
export const lastToast = observable<(ToastMessage & { id: number }) | null>(null);

let count = 0;

/**
 * Shows a toast. One is visible at a time: a new one replaces the old. Public pages mount `Toasts` with the first toast. A
 * toast that was shown on a public page is shown again on the next account or order page, unless the visitor closed it or
 * followed its link: four seconds are easily missed.
 */
export const toast = (message: ToastMessage): void => {
  count += 1;
  lastToast.set({ ...message, id: count });
};

export const forgetToast = (): void => lastToast.set(null);

/** Removes the toast of a failure, because the failure is over. */
export const dismissFailure = (): void => {
  if (lastToast.read()?.destructive) forgetToast();
};
