import type { ServiceCategory } from '../types';

export const category: ServiceCategory = {
  id: 'branding',
  title: 'Branding',
  description:
    'We give companies a position worth holding, then a name, a mark and a voice that hold it. Each identity is ' +
    'tried on real things before it is signed off: the app icon, the invoice, the trade-show wall seen from across ' +
    'the hall.',
  meta: {
    title: 'Branding: naming, identity and guidelines',
    description:
      'Positioning, naming, logo and voice for companies that launch or change course, tested on real applications ' +
      'before anyone signs off.',
  },
  icon: 'fingerprint-pattern',
  color: 'vermilion',
  services: [
    {
      name: 'Brand Positioning',
      description:
        'Interviews with founders, staff and customers, boiled down to one page: who you are for, against what, ' +
        'and why they should believe it.',
      icon: 'compass',
    },
    {
      name: 'Naming',
      description:
        'A shortlist that sounds right aloud, survives a first trademark and domain screen and means nothing ' +
        'awkward in your key markets.',
      icon: 'tag',
    },
    {
      name: 'Logo and Visual Identity',
      description:
        'Mark, color, type and image style built as one system, drawn for sixteen pixels as carefully as for a ' +
        'billboard.',
      icon: 'shapes',
    },
    {
      name: 'Voice and Messaging',
      description:
        'A tagline, a story in three lengths and before-and-after examples, so anyone on the team can write in ' +
        'character.',
      icon: 'quote',
    },
    {
      name: 'Brand Guidelines',
      description:
        'A living web guide with downloads, rules and the reasons behind them, short enough that people read it.',
      icon: 'book-open',
    },
    {
      name: 'Rebrand Rollout',
      description:
        'An inventory of everything that carries the old brand, an order for replacing it, and the files for each ' +
        'item.',
      icon: 'refresh-cw',
    },
  ],
  features: [
    'Two or three distinct directions, each defended with a written reason',
    'Marks tested small, in one color and next to your competitors',
    'Names screened for trademarks, domains and meanings abroad before you fall for one',
    'Decisions made with the founders in the room, without a committee vote',
    'Guidelines with working files, templates and examples of wrong use',
    'Full ownership of logo, type choices and source files on sign-off',
  ],
  caseStudies: [
    { id: 'bellabeat', title: 'A calm identity for technology that women wear like jewelry' },
    { id: 'damon-motorcycles', title: 'An arc of light that became the sign of the brand' },
  ],
  closing: {
    title: 'Would people know you with the logo covered?',
    text:
      'Send your three most recent pieces of communication. We will lay them next to your competitors, tell you ' +
      'what still reads as yours and where a new identity should start.',
  },
};
