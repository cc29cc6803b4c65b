/** What is loaded with the drawing on the home page. */
export const namedSketch = {
  /** A made-up business. The picture that stands there first is drawn from it. */
  exampleName: 'Marrow Bakery',
  /** After 'Pause' and 'Play'. */
  pauses: 'the draft',
  /** Names the six drawings. */
  legend: 'Choose a look',
  /** The names of the looks are those of the form's styles, which come with it. 'Other' is none of the five. */
  looks: { minimal: 'Minimal', bold: 'Bold', elegant: 'Elegant', modern: 'Modern', artsy: 'Artsy', neutral: 'Other' },
  copy: 'Copy link',
  /** Beside the button. */
  copyNote: 'Your name is in the link.',
  copied: 'Copied.',
  refused: 'This browser did not allow copying.',
} as const;
