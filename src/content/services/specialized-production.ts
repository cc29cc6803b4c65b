import { startingPrice } from '../catalogue/starting-prices';
import type { ServiceCategory } from '../types';

export const category: ServiceCategory = {
  id: 'specialized-production',
  title: 'Specialized Production',
  description:
    'Film, animation, 3D and augmented reality: work that needs a storyboard, a render queue or a camera crew. One ' +
    'producer runs it from script to master and plans the cut-downs before the first shot, so that a single ' +
    'production feeds a season of formats.',
  meta: {
    title: 'Video, motion, 3D and AR production',
    description:
      'Video production, motion design, 3D and AR, sound and product photography, run by one producer from script to ' +
      'final master.',
  },
  icon: 'film',
  color: 'vermilion',
  services: [
    {
      name: 'Video Production',
      description: 'Brand films, interviews and product demos, from script to graded master.',
      icon: 'video',
      price: startingPrice('video-production'),
    },
    {
      name: 'Motion Design',
      description: 'Explainers, logo animation and loops, captioned and legible in a silent feed.',
      icon: 'orbit',
      price: startingPrice('motion-design'),
    },
    {
      name: '3D & AR Design',
      description: 'Product models that serve as stills, turntables and AR views in a mobile browser.',
      icon: 'rotate-3d',
      price: startingPrice('3d-ar-design'),
    },
    {
      name: 'Sound Design and Mix',
      description: 'Music, voice and effects mixed for a phone speaker first and a hall second.',
      icon: 'audio-lines',
    },
    {
      name: 'Product Photography',
      description: 'Tabletop and lifestyle pictures lit to match your renders, so that both can share a page.',
      icon: 'camera',
    },
  ],
  features: [
    'Storyboard and animatic approved before money goes into shooting',
    'Vertical, square and wide versions framed on set, never cropped later',
    '3D models optimized for phones and kept for the next campaign',
    'Music, talent and footage rights cleared in writing before release',
    'Captions and transcripts delivered with every film we finish',
    'Project files archived, and yours whenever you ask for them',
  ],
  caseStudies: [
    { id: 'damon-motorcycles', title: 'A safer motorcycle filmed without a single crash' },
    { id: 'trillerfest', title: 'Screen graphics redrawn with every change of the lineup' },
    { id: 'casper-blockchain', title: 'Staking explained in about a minute, with no narration' },
  ],
  closing: {
    title: 'Got a product that photographs badly?',
    text:
      'Send a picture or a CAD file. We will suggest whether to film it, render it or let people stand it on their ' +
      'own desk in AR.',
  },
};
