/** The newsletter form of the footer. Nothing is sent anywhere: a real list would be joined in `subscribe`. */
import { delay } from '../delays';

/** `error` is reached only if `subscribe` fails, which the demo's never does. */
export type NewsletterState = 'idle' | 'loading' | 'success' | 'error';

/** The simple shape the spec asks for: text, @, text, dot, text. */
export const isNewsletterEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/** Joins the list. @param _email an address of the right shape; the demo forgets it */
export const subscribe = (_email: string): Promise<void> => delay('newsletterSubmit');

/** Waits as long as the thanks stay on screen. */
export const untilReset = (): Promise<void> => delay('newsletterReset');
