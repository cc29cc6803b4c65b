/** One sentence about the sketch of an Instant Site, with a link amid it: `/pricing` and `/demo`. */
export const sketchMention = {
  pricing: {
    before: 'Before you pay,',
    link: 'the form draws a first draft',
    after: 'of your site from your answers.',
  },
  demo: {
    before: 'While you fill in the Instant Site form,',
    link: 'its page draws a first draft',
    after: 'of the site. Nothing is sent for it.',
  },
} as const;
