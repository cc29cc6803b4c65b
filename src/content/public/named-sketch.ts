/** What is loaded with the drawing on the home page. */
export const namedSketch = {
  /** A made-up business. The picture that stands there first is drawn from it. */
  exampleName: 'Marrow Bakery',
  /** After 'Pause' and 'Play'. */
  pauses: 'the draft',
} as const;
