import { caseStudyFacts } from '../catalogue/case-study-summaries';
import type { CaseStudy } from '../types';

export const caseStudy: CaseStudy = {
  ...caseStudyFacts.trillerfest,
  meta: {
    title: 'TrillerFest: identity for a livestream festival',
    description:
      'How a global music-video livestream got a festival identity: a mark that moves with the sound, a stage kit ' +
      'for every act and a watch page that only plays.',
  },
  year: '2020',
  duration: 'One festival season, from first sketch to last encore',
  madeBy: 'Brand lead, motion designers, engineer; agents for versions',
  overview: [
    'TrillerFest put a full festival bill on phones: dozens of acts, playing from studios, rooftops and bedrooms, ' +
      'cut together into one continuous music-video livestream for viewers around the world.',
    'We were asked for everything a festival normally borrows from its field: a gate, a stage, a lineup poster and ' +
      'the feeling that something is about to start. All of it had to live inside a vertical frame.',
  ],
  challenge: [
    'A festival identity is usually printed once and hung on a fence. This one had to sit behind hundreds of ' +
      'performances shot in different rooms, on different cameras, in different light, and still read as one place ' +
      'within a second of scrolling past.',
    'The bill also changed daily. Acts were confirmed, moved and swapped until hours before their slot, so any ' +
      'graphic that needed a designer to finish it would have been wrong by the time it aired.',
  ],
  solution: [
    'We drew the mark as a row of bars on a grid and let the audio set their height. A loud chorus fills the frame; ' +
      'a spoken introduction leaves four quiet tiles in the corner. The same rule made the posters, the countdown ' +
      'and the merchandise, so everything came from the sound.',
    'The stage kit was a set of templates driven by the running order. When the producers changed a slot, lower ' +
      'thirds, social cuts and countdown cards redrew themselves, and a designer checked them before they ' +
      'went out. Scripts cut and captioned each set for the short-form channels while the next act was tuning up.',
    'The watch page did one thing: play. Lineup, clock and merchandise stayed one thumb away and never covered the ' +
      'performer.',
  ],
  results: [
    'Viewers recognized a TrillerFest clip without the logo, from the bars alone',
    'Last-minute changes to the bill went on air with correct graphics, with no redesign',
    'Short-form cuts of a set were in the feed before the next act began',
    'The bar rule was kept for later editions and touring dates',
  ],
  testimonial: {
    quote:
      'We kept changing the lineup and they kept not minding. By the second night nobody in the control room could ' +
      'remember what we used to do without the kit.',
    author: 'Head of Production',
    role: 'Global livestream festival',
  },
  images: [
    {
      src: '/media/trillerfest/still-2',
      caption: 'Countdown on a phone',
      alt: 'Three phones with a large 3, 2 and 1 over a row of bars, which grows taller as the number falls',
    },
    {
      src: '/media/trillerfest/still-3',
      caption: 'Lower third on the stage screen',
      alt: 'Half rings of sound fill a wide screen between two stacks of loudspeakers; a blush strip says “playing from rooftops”',
    },
    {
      src: '/media/trillerfest/still-4',
      caption: 'Line-up poster',
      alt: 'An ink sheet with the name in sun yellow, three kinds of rooms as its bill, and bars of sound that rise from the lower edge; a vermilion sheet hangs beside it',
    },
  ],
  socialLinks: {
    links: [
      { platform: 'instagram', url: 'https://example.com/trillerfest/instagram' },
      { platform: 'youtube', url: 'https://example.com/trillerfest/youtube' },
      { platform: 'x', url: 'https://example.com/trillerfest/x' },
    ],
  },
  relatedProjects: ['unikoin-gold', 'damon-motorcycles', 'bellabeat'],
};
