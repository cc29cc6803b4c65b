import type { ServiceCategory } from '../types';

export const category: ServiceCategory = {
  id: 'design',
  title: 'Design',
  description:
    'Brand, interface, film and physical product, shaped by people who share a wall. A mark that must also be an app ' +
    'icon, a title card and an engraving gets decided once, by the designers who will have to live with it ' +
    'everywhere.',
  meta: {
    title: 'Design: brand, interface, film and product',
    description:
      'One design team for brand, interface, campaign, film and physical product, with source files and design ' +
      'tokens handed over.',
  },
  icon: 'pencil-ruler',
  color: 'vermilion',
  services: [
    {
      name: 'UI/UX Design',
      description: 'Flows and screens tried with users while they are still cheap to change.',
      icon: 'mouse-pointer-click',
    },
    {
      name: 'Branding',
      description: 'Names, marks, color and type, with rules simple enough that people follow them.',
      icon: 'fingerprint-pattern',
    },
    {
      name: 'Creative',
      description: 'Campaign ideas, and the ads, posts and pages that carry them.',
      icon: 'palette',
    },
    {
      name: 'Motion and Video',
      description: 'Launch films, product loops and interface animation, planned for sound off as well as on.',
      icon: 'clapperboard',
    },
    {
      name: 'Product Design',
      description: 'Things people hold, wear or ride, taken with their app from a sketch to a working prototype.',
      icon: 'drafting-compass',
    },
  ],
  features: [
    'One creative director answers for brand, screen and film',
    'Source files handed over in the tools your team uses',
    'Color contrast and type sizes checked before you see a draft',
    'Every design round ends in a decision, with the reason noted',
    'Design tokens shared with code, so colors never drift apart',
    'Illustrators and animators in the room when the brand is drawn',
  ],
  caseStudies: [
    { id: 'bellabeat', title: 'One leaf that draws the pulse, the cycle ring and the packaging' },
    { id: 'trillerfest', title: 'One rule behind every poster, countdown and caption' },
    { id: 'myle-tap', title: 'A wearable reduced to a touch, a light and a silence' },
  ],
  closing: {
    title: 'Show us the screen you are least proud of',
    text:
      'Send one page, one ad or one slide. We will reply with what we would change first and what we would leave ' +
      'exactly as it is.',
  },
};
