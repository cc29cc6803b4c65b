/** `/our-work`, and the labels of a case study's page. */
import { href } from '../../paths';

/** Shown after the first press of a sound button, unless the videos come from a video service. */
export const silentFilms = 'These films are silent.';

export const workPage = {
  heading: 'OUR WORK',
  text: 'Seven clients, each with a pattern of its own. Play one.',
  explore: 'Explore',
  mute: { on: 'Mute videos', off: 'Unmute videos' },
  filters: {
    label: 'Filter the work',
    service: 'Service',
    industry: 'Industry',
    all: 'All',
    none: 'No project here matches both. Remove a filter, or ask us: not all our work is public.',
    clear: 'Show all work',
  },
  closing: {
    title: 'Yours could be the eighth',
    text: 'Tell us what you are making and when it has to be ready. We answer within a working day.',
    actions: [
      { label: 'Get started', href: href('contact') },
      { label: 'View pricing', href: href('pricing') },
    ],
  },
} as const;

export const caseStudyPage = {
  back: { label: 'Our work', href: href('work') },
  facts: { client: 'Client', industry: 'Industry', year: 'Year', duration: 'Duration', madeBy: 'Made by' },
  sections: {
    overview: 'Overview',
    services: 'Services',
    gallery: 'Gallery',
    challenge: 'Challenge',
    solution: 'Solution',
    results: 'Results',
    more: 'More Projects',
  },
  cta: {
    title: 'What would your mosaic look like?',
    text: 'Every mosaic here began with a conversation about what the thing is for. So would yours.',
    label: "Let's Talk",
    href: href('contact'),
  },
} as const;

/** How many pictures, results and other projects a case study's page shows. */
export const caseStudyLimits = { images: 3, results: 3, moreProjects: 3 } as const;
