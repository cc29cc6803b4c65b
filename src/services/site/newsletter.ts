/** The newsletter form of the footer. Nothing is sent: a real mailing list would be connected in `subscribe`. */
import { delay } from '../delays';

/** `error` is reached only if `subscribe` fails, which the demo's version never does. */
export type NewsletterState = 'idle' | 'loading' | 'success' | 'error';

/** Whether the text has the simple shape of an address: text, @, text, dot, text. */
export const isNewsletterEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/** Subscribes an address. @param _email a valid address; the demo does not store it */
export const subscribe = (_email: string): Promise<void> => delay('newsletterSubmit');

export const untilReset = (): Promise<void> => delay('newsletterReset');
