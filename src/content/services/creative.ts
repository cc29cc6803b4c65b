import type { ServiceCategory } from '../types';

export const category: ServiceCategory = {
  id: 'creative',
  title: 'Creative',
  description:
    'We find campaign ideas you can say in one sentence and carry them through every headline, picture and ' +
    'placement. Writers and art directors work as pairs, AI agents multiply sizes and variants, and nothing leaves ' +
    'without a human eye on it.',
  meta: {
    title: 'Creative: campaign concepts, copy and art',
    description:
      'Campaign ideas you can say in one sentence, carried through copy, art direction, illustration and every ad ' +
      'size by writer and art-director pairs.',
  },
  icon: 'palette',
  color: 'blush',
  services: [
    {
      name: 'Campaign Concepts',
      description:
        'Three routes from one brief, each with a line, a key visual and proof that it stretches beyond the first ' +
        'ad.',
      icon: 'lightbulb',
    },
    {
      name: 'Art Direction',
      description:
        'Casting, light, set, crop and color decided before the shoot or the prompt, so a campaign looks made by ' +
        'one hand.',
      icon: 'frame',
    },
    {
      name: 'Copywriting',
      description:
        'Headlines, landing pages, scripts and product copy from writers who read the manual before they write the ' +
        'promise.',
      icon: 'pen-line',
    },
    {
      name: 'Illustration',
      description:
        'Spot drawings, editorial scenes and icon families in a style drawn for you, with rules for anyone ' +
        'who continues it.',
      icon: 'brush',
    },
    {
      name: 'Ad Creative',
      description:
        'Static and animated ad sets in every size a channel asks for, built as tests with a question behind each ' +
        'variant.',
      icon: 'images',
    },
    {
      name: 'Presentation Design',
      description:
        'Investor decks, sales decks and keynote slides with one thought per slide and charts that can be read ' +
        'from the back row.',
      icon: 'presentation',
    },
  ],
  features: [
    'A single-page brief agreed before anyone draws or writes a line',
    'A writer and an art director on every idea, start to finish',
    'Three different routes at first review, none of them filler',
    'AI-made variants checked by a person for hands, logos and claims',
    'Usage rights for type, stock and music listed with each delivery',
    'Layered source files named so your own designers can carry on',
  ],
  caseStudies: [
    { id: 'trillerfest', title: 'A festival recognized from its bars alone, without the logo' },
    { id: 'unikoin-gold', title: 'A token launch that opened with a match' },
  ],
  closing: {
    title: 'Got a brief that sounds like everyone else’s?',
    text:
      'Send it as it stands. We will return it rewritten on one page, with the sentence we think the campaign ' +
      'should prove and a first idea to argue about.',
  },
};
