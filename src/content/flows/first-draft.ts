/** Texts of the first draft around its drawing: what is on the page before the drawing is loaded. */

export const firstDraft = {
  title: 'First draft',
  see: 'See your first draft',
  failed: 'The draft could not be loaded. Please try again.',
} as const;

/** '7 answers'. */
export const answersText = (count: number): string => (count === 1 ? '1 answer' : `${count} answers`);
