import { caseStudyFacts } from '../catalogue/case-study-summaries';
import type { CaseStudy } from '../types';

export const caseStudy: CaseStudy = {
  ...caseStudyFacts['casper-blockchain'],
  meta: {
    title: 'Casper Blockchain: proof of stake for business',
    description:
      'Identity, documentation and explainer films for an enterprise proof-of-stake blockchain, written for ' +
      'architects, auditors and procurement alike.',
  },
  year: '2021',
  duration: 'Testnet to mainnet, and the year after',
  madeBy: 'Brand lead, researcher, editors, designers, motion designer, engineer; agents for tests',
  overview: [
    'Casper is a public proof-of-stake blockchain built for companies: contracts that can be upgraded, permissions ' +
      'that follow an organization chart, and fees a finance team can plan for.',
    'We gave it a face and a vocabulary. Identity, site, developer documentation and films were made as one body of ' +
      'work, so that an engineer and a buyer at the same company would read the same story at two depths.',
  ],
  challenge: [
    'Enterprise buyers had grown tired of the word blockchain. Those who stayed in the room asked plain questions: ' +
      'who can change a contract, who sees the data, what happens when a validator leaves? Most sites in the field ' +
      'answered with adjectives and a picture of a glowing globe.',
    'Developers, meanwhile, judge a network by its first hour. If the sample does not compile, the vision does not ' +
      'matter.',
  ],
  solution: [
    'We read what rival chains had published, interviewed architects, auditors and purchasing officers, and let the ' +
      'questions left open set the site map. Each page answers one, in a paragraph for the buyer, a diagram for the ' +
      'architect and a link to the code for whoever builds it. Sales shows the same diagrams as slides.',
    'The identity is made of blocks that only ever connect edge to edge: a picture of consensus that a designer can ' +
      'extend without asking us. Films use the same blocks to show staking, upgrades and permissions, each in about ' +
      'a minute and with no narration to translate.',
    'Documentation was rewritten around the first hour. Every sample runs in continuous integration, so a page whose ' +
      'code breaks cannot be published.',
  ],
  results: [
    'Sales conversations open with the use case, because the primer is already read',
    'Developers reach a working contract from the documentation alone',
    'The block system is used by ecosystem partners without a design review',
  ],
  testimonial: {
    quote: 'Our own engineers send people to the site now. That had never happened.',
    author: 'Chief Marketing Officer',
    role: 'Enterprise blockchain network',
  },
  images: [
    {
      src: '/media/casper-blockchain/still-2',
      caption: 'Film frame',
      alt: 'Three rings that hold each other on ultramarine, between the ends of two more pictures on a perforated strip',
    },
    {
      src: '/media/casper-blockchain/still-3',
      caption: 'Documentation page',
      alt: 'A blush column with three subjects, a headline, and a black field on which five rows of blocks join edge to edge',
    },
    {
      src: '/media/casper-blockchain/still-4',
      caption: 'Diagram slide',
      alt: 'One block at the top branches into two, four and eight, beside the question who can change a contract',
    },
  ],
  socialLinks: {
    links: [
      { platform: 'x', url: 'https://example.com/casper-blockchain/x' },
      { platform: 'linkedin', url: 'https://example.com/casper-blockchain/linkedin' },
      { platform: 'youtube', url: 'https://example.com/casper-blockchain/youtube' },
    ],
  },
  relatedProjects: ['unikoin-gold', 'cover-build', 'myle-tap'],
};
