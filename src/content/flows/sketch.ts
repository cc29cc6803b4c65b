/** Texts of the sketch around its drawing: what is on the page before the drawing is loaded. */

export const sketchTexts = {
  title: 'First draft',
  see: 'See your first draft',
  bring: 'Bring this to the meeting',
  note: 'A first draft, drawn from your answers. A designer takes over in the meeting.',
  adminNote: 'A first draft, drawn from the customer’s answers. A designer takes over in the meeting.',
  picturesGone: 'Your pictures are not kept in this browser; the designer has their names',
  open: 'Open',
  download: 'Download',
  /** After 'Open' and 'Download', for who hears them alone. */
  ofSketch: 'first draft',
  notOpened: 'The draft could not be opened. Check your connection and try again.',
} as const;

/** What a sketch says of itself. */
export const noteFor = (isForAdmin: boolean): string => (isForAdmin ? sketchTexts.adminNote : sketchTexts.note);

/** '7 answers'. */
export const answersText = (count: number): string => (count === 1 ? '1 answer' : `${count} answers`);
