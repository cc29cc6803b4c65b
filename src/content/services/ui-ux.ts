import type { ServiceCategory } from '../types';

export const category: ServiceCategory = {
  id: 'ui-ux',
  title: 'UI/UX Design',
  description:
    'We turn tangled software into screens people understand on first contact. Flows are tried out as rough ' +
    'prototypes before anyone polishes them, and the final files match what developers build, state by state.',
  meta: {
    title: 'UI/UX design: flows, screens and systems',
    description:
      'Interfaces tried out as rough prototypes, drawn in every state and handed over as a design system ' +
      'developers can build from.',
  },
  icon: 'mouse-pointer-click',
  color: 'sun',
  services: [
    {
      name: 'Flows and Structure',
      description:
        'Navigation, task flows and page hierarchy drawn from what people come to do, with the number of steps ' +
        'argued one by one.',
      icon: 'route',
    },
    {
      name: 'Wireframes and Prototypes',
      description:
        'Clickable drafts in days, rough enough to throw away and real enough to put in front of a customer.',
      icon: 'pencil-ruler',
    },
    {
      name: 'Interface Design',
      description:
        'Finished screens at phone, tablet and desktop widths, including empty, loading, error and overlong-name ' +
        'states.',
      icon: 'layout-template',
    },
    {
      name: 'Design Systems',
      description:
        'Tokens, components and usage notes kept in step between Figma and code, so the tenth screen costs less ' +
        'than the first.',
      icon: 'component',
    },
    {
      name: 'UX Writing',
      description:
        'Labels, errors, emails and confirmations that say what happened and what to do next in the words your ' +
        'customers use.',
      icon: 'text-cursor-input',
    },
    {
      name: 'UX Audits',
      description:
        'A walk through your product against known patterns and your own analytics, returned as ranked problems ' +
        'with sketched fixes.',
      icon: 'scan-search',
    },
  ],
  features: [
    'Rough prototypes in front of real users before any visual polish',
    'Every screen drawn with its empty, loading, error and success states',
    'Contrast, focus order and touch targets settled in the design file',
    'Designers and developers in one channel, reviewing builds together each week',
    'AI agents produce variants; a designer picks one and can say why',
    'Editable Figma source with named layers, tokens and change notes',
  ],
  caseStudies: [
    { id: 'myle-tap', title: 'An interface for a device with no screen' },
    { id: 'cover-build', title: 'Walls that snap to the panels a factory really makes' },
  ],
  closing: {
    title: 'Where do people get stuck in your product?',
    text:
      'Share a login or a short screen recording. We will come back with the three moments we would redesign first ' +
      'and a sketch for one of them.',
  },
};
