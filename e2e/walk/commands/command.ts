import type { Visitor } from '../visitor';

/**
 * One thing that a visitor does with what is on the screen, found by role and name. The same choice takes the same element of the
 * same page.
 * @returns what was done, in words; null if the page offers nothing to do it with
 */
export type Command = (visitor: Visitor, choice: number) => Promise<string | null>;
