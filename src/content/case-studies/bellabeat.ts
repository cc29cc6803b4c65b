import { caseStudyFacts } from '../catalogue/case-study-summaries';
import type { CaseStudy } from '../types';

export const caseStudy: CaseStudy = {
  ...caseStudyFacts.bellabeat,
  meta: {
    title: 'Bellabeat: voice of a women’s wellness wearable',
    description:
      'Brand, app and a year-round content plan for a women’s wellness wearable that reads cycle, sleep and stress, ' +
      'and explains them without scolding.',
  },
  year: '2021',
  duration: 'Two product seasons',
  madeBy: 'Brand lead, researcher, editors, designers, motion designer; agents for subtitles and translations',
  overview: [
    'Bellabeat makes a wearable for women’s wellness: a leaf of metal and wood worn as a bracelet, necklace or clip, ' +
      'with an app that follows activity, sleep, stress and the menstrual cycle and reads them together.',
    'Our part was the voice around the object. We shaped the identity, the words and pictures in the app, and a ' +
      'content program that gave people a reason to come back on an ordinary Tuesday.',
  ],
  challenge: [
    'Most trackers speak in targets and red numbers. In research, women told us why theirs ended up in a drawer: it ' +
      'counted them, and then it scolded them. A better-looking bracelet with the same manner would have gone the ' +
      'same way.',
    'Health writing has a second trap. Too soft and it says nothing; too sure of itself and it gives medical advice ' +
      'it has no right to give.',
  ],
  solution: [
    'We listened to wearers over a full cycle, then wrote a short rule book for the voice: name what the body did, ' +
      'say what it may mean, offer one thing to try, stop. Every notification, article and empty state was rewritten ' +
      'against it, the app’s screens were rebuilt in the same order, and clinicians checked every health claim before ' +
      'release.',
    'The identity grew from the leaf. One shape, turned and repeated, draws the pulse, the cycle ring and the ' +
      'packaging. Video, articles and in-app stories are planned on a single calendar that follows seasons and ' +
      'phases instead of sales dates.',
    'Today, AI agents prepare cut-downs, subtitles and translations of each piece. An editor who knows the rule book ' +
      'signs every one of them.',
  ],
  results: [
    'Content became a reason to open the app, no longer a detour on the way to a number',
    'Support letters asking what a reading means turned into letters quoting the explanation',
    'One voice in packaging, app, store pages and social posts, kept by a rule book of two pages',
    'New markets launched with native copy from the first day',
  ],
  testimonial: {
    quote:
      'For the first time our app sounds like the people who made it. Customers answer our notifications. They write ' +
      'back.',
    author: 'Head of Brand',
    role: 'Consumer wellness company',
  },
  images: [
    {
      src: '/media/bellabeat/still-2',
      caption: 'Packaging',
      alt: 'A moss-green sleeve whose dots open into leaves, drawn half off a tray in which a two-colored leaf lies as a pendant',
    },
    {
      src: '/media/bellabeat/still-3',
      caption: 'App screen with the cycle ring',
      alt: 'A ring of days as dots, the first ones vermilion, around a flower of four leaves on a white screen',
    },
    {
      src: '/media/bellabeat/still-4',
      caption: 'Spread of the rule book',
      alt: 'Two open pages: four short commands in large type on the left, the sun rising behind leaves on the right',
    },
  ],
  socialLinks: {
    links: [
      { platform: 'instagram', url: 'https://example.com/bellabeat/instagram' },
      { platform: 'youtube', url: 'https://example.com/bellabeat/youtube' },
      { platform: 'website', url: 'https://example.com/bellabeat' },
    ],
  },
  relatedProjects: ['myle-tap', 'cover-build', 'trillerfest'],
};
