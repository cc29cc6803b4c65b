import { caseStudyFacts } from '../catalogue/case-study-summaries';
import type { CaseStudy } from '../types';

export const caseStudy: CaseStudy = {
  ...caseStudyFacts['cover-build'],
  meta: {
    title: 'Cover Build: a floor-plan configurator',
    description:
      'A prefab backyard-home builder put its design office online: draw a floor plan on your own lot, see the price ' +
      'move and send it to the factory.',
  },
  duration: 'From pilot city to open configurator',
  madeBy: 'Product lead, researcher, designers, engineers; agents for tests',
  overview: [
    'Cover Build makes small homes for back yards: designed for the lot, cut in a factory, put together on site. ' +
      'Behind each one is a question that used to take weeks of meetings: what fits here, and what will it cost?',
    'We turned that question into a configurator. Homeowners outline their yard, drag walls on the grid of panels ' +
      'the factory really produces, and watch plan, view and price change together.',
  ],
  challenge: [
    'People who plan a backyard home are not architects, but they know precisely where the morning light falls. Most ' +
      'floor-plan tools give them either a toy with no rules or a drafting table with too many.',
    'On the other side stood the zoning code: setbacks, heights, lot coverage, and exceptions to all three that ' +
      'differ from street to street. A plan that looks fine and cannot be permitted is worse than no plan.',
  ],
  solution: [
    'We made the factory’s panel the unit of everything. Walls snap to it, doors and windows are panels of their ' +
      'own, and a plan drawn this way is a plan that can be built. Rules of the lot appear as lines that cannot be ' +
      'crossed, with one sentence on why.',
    'Price is shown as a running bill, never as a surprise at the end: each wall says what it adds. We tested paper ' +
      'plans with homeowners in their own yards first, then prototypes, then the real thing, and dropped the ' +
      'three-dimensional view from the first step when it kept people decorating instead of deciding.',
    'The result goes to the factory as data. The saw that cuts the panels reads what the homeowner drew.',
  ],
  results: [
    'First meetings begin with a plan the homeowner drew, and go straight to light and budget',
    'Plans reach the permit desk already inside setbacks, height and lot coverage',
    'The design office spends its days on homes instead of on estimates',
    'One panel library feeds configurator, price and factory floor',
  ],
  testimonial: {
    quote: 'People used to arrive with a folder of magazine pages. Now they arrive with a house.',
    author: 'VP of Product',
    role: 'Prefab home builder',
  },
  images: [
    {
      src: '/media/cover-build/still-2',
      caption: 'Configurator with the running bill',
      alt: 'Walls from close by, one of them yellow between two handles; beside it a list of walls, doors and windows over an empty field for the sum',
    },
    {
      src: '/media/cover-build/still-3',
      caption: 'Cut sheet of panels',
      alt: 'Windows, a door on its side, plain walls and three gables nested on a yellow board with a gap for the saw between them',
    },
    {
      src: '/media/cover-build/still-4',
      caption: 'Plan sheet',
      alt: 'A house of nine rooms on a green lot with two trees, inside a drawn border; the name stands in a column of fields on the right',
    },
  ],
  socialLinks: {
    links: [
      { platform: 'website', url: 'https://example.com/cover-build' },
      { platform: 'instagram', url: 'https://example.com/cover-build/instagram' },
    ],
  },
  relatedProjects: ['damon-motorcycles', 'myle-tap', 'bellabeat'],
};
