import { caseStudyFacts } from '../catalogue/case-study-summaries';
import type { CaseStudy } from '../types';

export const caseStudy: CaseStudy = {
  ...caseStudyFacts['unikoin-gold'],
  meta: {
    title: 'Unikoin Gold: launch of an esports token',
    description:
      'Site, story and growth program for an esports betting token: a sale page fans could read, referral loops that ' +
      'held and six months of testing.',
  },
  duration: 'Six months around the token launch',
  madeBy: 'Growth lead, researcher, editor, designer, engineers; agents for versions',
  overview: [
    'Unikoin Gold was a token for betting on esports: bought once, spent on matches, tournaments and skill contests ' +
      'across a licensed platform. The launch had to reach two crowds that seldom share a room, players and token ' +
      'buyers.',
    'We built the launch site and the sign-up path, wrote the explanation and ran the growth program around the sale ' +
      'and the months after it.',
  ],
  challenge: [
    'Players had seen plenty of coins promised to them and few worth having. Token buyers knew nothing about the games. ' +
      'Regulators in every market read the same page as both, and each had its own view of what it may say.',
    'Interest in a launch also burns quickly. Without a reason to return, a buyer becomes a wallet that never moves.',
  ],
  solution: [
    'Before a page was drawn we wrote down what each of the three knew, doubted and was allowed to say. The site then ' +
      'opened with a match instead of a white paper. A visitor picked a side, saw what a bet would have paid, and ' +
      'learned along the way what the token does. The legal text stood beside the claim it limits, in the same size of ' +
      'type, and changed with the reader’s country.',
    'After the sale we ran growth as a weekly habit: one question, one test, one change. Referral rewards were tied ' +
      'to a friend’s first match instead of a friend’s email address, and every screen between landing and first bet ' +
      'was shortened until removing more would have hurt.',
  ],
  results: [
    '300% user growth in 6 months',
    'More buyers went on to place a first bet after referral rewards were tied to play',
    'One sale page served every market, with its legal text chosen by country',
    'The community answered newcomers with our diagrams in place of arguments',
  ],
  images: [
    {
      src: '/media/unikoin-gold/still-2',
      caption: 'Match diagram',
      alt: 'Two halves of a disc face each other, a coin on the blue one; an arrow leads to a grid of coins that fill from outline to solid',
    },
    {
      src: '/media/unikoin-gold/still-3',
      caption: 'Sale page',
      alt: 'A large coin trails bars above two fields of equal size, one with what the token does, one with the legal line in the same type',
    },
    {
      src: '/media/unikoin-gold/still-4',
      caption: 'Referral phones',
      alt: 'A coin with the letter U lies half on a yellow screen and half on a white one, where stacks of coins grow',
    },
  ],
  socialLinks: {
    links: [
      { platform: 'x', url: 'https://example.com/unikoin-gold/x' },
      { platform: 'youtube', url: 'https://example.com/unikoin-gold/youtube' },
    ],
  },
  relatedProjects: ['casper-blockchain', 'trillerfest', 'cover-build'],
  ctaTitle: 'Plan your launch with us',
};
