import type { ServiceCategory } from '../types';

export const category: ServiceCategory = {
  id: 'product-design',
  title: 'Product Design',
  description:
    'We shape products people hold, wear or ride, together with the digital half that makes them worth keeping. ' +
    'Form, materials, packaging and app are decided at one table, so the first touch and the first screen tell the ' +
    'same story.',
  meta: {
    title: 'Product design for connected hardware',
    description:
      'Industrial design, materials, working prototypes and packaging for connected products, decided at one table ' +
      'with the app that goes with them.',
  },
  icon: 'drafting-compass',
  color: 'moss',
  services: [
    {
      name: 'Product Definition',
      description:
        'A week of workshops that ends with a one-page promise, a must-have list and the features you agree to ' +
        'leave out.',
      icon: 'clipboard-list',
    },
    {
      name: 'Industrial Design',
      description:
        'Form studies from foam to CAD that balance grip, heat, antenna and assembly against the silhouette you ' +
        'want people to recognize.',
      icon: 'box',
    },
    {
      name: 'Color, Material and Finish',
      description:
        'Swatches chosen for wear, skin contact and cost, with supplier references and tolerances a factory can ' +
        'quote.',
      icon: 'swatch-book',
    },
    {
      name: 'Working Prototypes',
      description:
        'Models you can drop, wear and ride: printed shells, bench electronics and a simulated app behind them.',
      icon: 'hammer',
    },
    {
      name: 'Connected Experience',
      description:
        'One map of lights, sounds, haptics, app and service, so that every state of the device has one meaning.',
      icon: 'waypoints',
    },
    {
      name: 'Packaging and First Use',
      description:
        'Boxes, inserts and setup steps designed as a sequence, from the tear strip to the first useful minute.',
      icon: 'package-open',
    },
  ],
  features: [
    'Hardware, interface and brand designers around one table from day one',
    'Physical models in your hands early, before any CAD is frozen',
    'Cost, assembly and repair discussed with manufacturers during concept work',
    'Prototypes worn or used for whole days by people outside the team',
    'A written list of what the product will deliberately never do',
    'CAD, drawings and finish specifications in formats your factory accepts',
  ],
  caseStudies: [
    { id: 'myle-tap', title: 'Controls reduced to the single gesture that gave it its name' },
    { id: 'damon-motorcycles', title: 'Warnings tried on a rig, with gloves, in low sun and in rain' },
  ],
  closing: {
    title: 'What will someone notice in the first minute?',
    text:
      'Bring a sketch, a patent drawing or a drawer full of samples. We will map that first minute with you, pick ' +
      'the riskiest assumption and propose a prototype to settle it.',
  },
};
