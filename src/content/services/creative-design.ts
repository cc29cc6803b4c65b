import { startingPrice } from '../catalogue/starting-prices';
import type { ServiceCategory } from '../types';

export const category: ServiceCategory = {
  id: 'creative-design',
  title: 'Creative Design',
  description:
    'Everything your brand has to say in a picture: ads, posts, decks, illustrations, pages and the identity behind ' +
    'them. Order one piece or a steady flow; each is made by a designer and checked against your brand rules before ' +
    'you see it.',
  meta: {
    title: 'Creative design: ads, decks, web and brand',
    description:
      'Ad creative, social posts, decks, illustration, web design and branding, by the piece or as a steady flow, ' +
      'source files included.',
  },
  icon: 'pen-tool',
  color: 'blush',
  services: [
    {
      name: 'Ad Creative',
      description: 'Static and animated ads in every placement size, in families of variants ready to test.',
      icon: 'megaphone',
      price: startingPrice('ad-creative'),
    },
    {
      name: 'Social Media Creative',
      description: 'Posts, stories and covers designed as a series, so that your feed looks planned.',
      icon: 'square-stack',
      price: startingPrice('social-media-creative'),
    },
    {
      name: 'Presentation Design',
      description: 'Pitch and sales decks with redrawn charts and master slides your team can reuse.',
      icon: 'presentation',
      price: startingPrice('presentation-design'),
    },
    {
      name: 'Illustration Design',
      description: 'Editorial, spot and icon illustration in a style that belongs to you alone.',
      icon: 'brush',
      price: startingPrice('illustration-design'),
    },
    {
      name: 'Web Design',
      description: 'Pages designed for the phone first and handed over ready to build.',
      icon: 'app-window',
      price: startingPrice('web-design'),
    },
    {
      name: 'Branding Services',
      description: 'Name, logo, color, type, voice and a guide, or a careful repair of the ones you have.',
      icon: 'stamp',
      price: startingPrice('branding-services'),
    },
  ],
  features: [
    'Editable source files included with every piece we deliver',
    'Ad variants named and sized for direct upload to networks',
    'Brand rules checked by a second designer before delivery',
    'AI for drafts and resizing, people for ideas and finish',
    'Type and picture licenses documented for every country you sell in',
    'A running asset library, so last month’s work shortens the next brief',
  ],
  caseStudies: [
    { id: 'trillerfest', title: 'Posters, countdown and merchandise drawn from the sound' },
    { id: 'casper-blockchain', title: 'A system of blocks that partners extend on their own' },
  ],
  closing: {
    title: 'Need one ad or a hundred?',
    text: 'Start with a single piece and a short brief. The style we settle on becomes the base for every later one.',
  },
};
