import type { ServiceCategory } from '../types';

export const category: ServiceCategory = {
  id: 'motion-video',
  title: 'Motion and Video',
  description:
    'We write, shoot, animate and cut moving pictures for launches, products and feeds. Every film is planned for ' +
    'the places it will play, so the sixteen-by-nine master, the vertical cut and the silent autoplay loop come ' +
    'from one shoot.',
  meta: {
    title: 'Motion and video: films, 3D and social cuts',
    description:
      'Launch films, 3D product animation, explainers and livestream graphics, planned so that one shoot feeds ' +
      'every format and feed.',
  },
  icon: 'clapperboard',
  color: 'ultramarine',
  services: [
    {
      name: 'Brand Films',
      description:
        'Script, storyboard, crew, edit and grade for films that open with a scene and leave the logo for the end.',
      icon: 'film',
    },
    {
      name: '3D Product Animation',
      description:
        'Products modeled from CAD and lit like a studio shoot, to show mechanisms and interiors no camera can ' +
        'reach.',
      icon: 'rotate-3d',
    },
    {
      name: 'Explainer Videos',
      description:
        'A difficult idea told in about a minute, script first, with a visual metaphor that survives being watched ' +
        'on mute.',
      icon: 'monitor-play',
    },
    {
      name: 'Social Cuts',
      description:
        'Vertical and square edits with captions, safe margins and a first second that makes sense without sound.',
      icon: 'scissors',
    },
    {
      name: 'Livestream Graphics',
      description:
        'Opening titles, lower thirds, countdowns and stage loops packaged for the control room and rehearsed with ' +
        'its crew.',
      icon: 'radio',
    },
    {
      name: 'Sound Design',
      description:
        'Original music, voice casting, sound effects and a mix checked on phone speakers as well as in the studio.',
      icon: 'audio-lines',
    },
  ],
  features: [
    'Storyboard and rough animatic approved before the expensive days begin',
    'One shoot plan that yields wide, square, vertical and still formats',
    'Captions and transcripts delivered with every film, in each language you need',
    'A producer who tracks releases, music rights and talent usage dates',
    'Feedback left on the exact frame through a shared review link',
    'Project files, clean plates and stems archived and handed to you',
  ],
  caseStudies: [
    { id: 'trillerfest', title: 'Lower thirds and countdowns for a festival streamed worldwide' },
    { id: 'damon-motorcycles', title: 'A collision warning made visible in a launch film' },
    { id: 'myle-tap', title: 'A day told in taps, each beside the thing it replaced' },
  ],
  closing: {
    title: 'What should people feel in the first second?',
    text:
      'Tell us where the film will play and who is scrolling past. We will reply with an opening shot, a format ' +
      'list and a production plan that fits the date.',
  },
};
