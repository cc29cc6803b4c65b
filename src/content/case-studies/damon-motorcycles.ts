import { caseStudyFacts } from '../catalogue/case-study-summaries';
import type { CaseStudy } from '../types';

export const caseStudy: CaseStudy = {
  ...caseStudyFacts['damon-motorcycles'],
  meta: {
    title: 'Damon Motorcycles: launch of an electric bike',
    description:
      'Warning display, film, reservation site and launch plan for an electric motorcycle with a 360-degree ' +
      'collision-warning system, told so that riders believe it.',
  },
  year: '2020',
  duration: 'From prototype to the public reveal',
  madeBy: 'Product lead, researcher, designers, motion designer, engineers; agents for tests',
  overview: [
    'Damon builds an electric motorcycle that watches the road in every direction and warns its rider through the ' +
      'handlebars and the windshield when something closes in. The riding position changes at the press of a button, ' +
      'from commuter to racer.',
    'We worked beside the engineers from prototype to reveal: the warning language on the dashboard, the launch ' +
      'film, the reservation site and the plan that put them in front of riders in the right order.',
  ],
  challenge: [
    'Motorcyclists distrust safety talk. Most of it has been aimed at taking something away from them, and an ' +
      'electric drivetrain already asked a loud crowd to give up its noise. A launch that led with danger would have ' +
      'lost the people it was meant for.',
    'The warning system itself had to be understood in a glance at highway speed. A symbol that needs a second ' +
      'thought is one symbol too many.',
  ],
  solution: [
    'We told the story in the order a rider feels it: speed first, then awareness. The film never shows a crash. It ' +
      'shows a rider who knows about the car in the blind spot before we, watching, do.',
    'For the dashboard we reduced every alert to a direction and an urgency: an arc of light on the side the threat ' +
      'comes from, growing as it nears. We tested the arcs with riders on a rig, with gloves, in low sun and in ' +
      'rain, and removed every label they turned out not to need.',
    'The reservation site let visitors turn the bike, switch its riding position and trigger a warning themselves. ' +
      'Reserving one took a single screen, and the servers behind it were tested for a reveal-day crowd before there ' +
      'was one.',
  ],
  results: [
    'Riders in testing named the direction of a threat without being taught the symbols',
    'Coverage of the reveal led with the warning system rather than the battery',
    'The reservation page carried reveal-day traffic without a queue',
    'The arc of light became the sign of the brand, from charger to helmet box',
  ],
  testimonial: {
    quote:
      'They rode the prototype before they drew anything. It shows: nobody who rides has ever asked us what the ' +
      'lights mean.',
    author: 'Director of Product Marketing',
    role: 'Electric motorcycle company',
  },
  images: [
    {
      src: '/media/damon-motorcycles/still-2',
      caption: 'Warning display',
      alt: 'A rider from above on a black panel, two arrowheads ahead, and three vermilion arcs that thicken at the lower left, where the blind spot is',
    },
    {
      src: '/media/damon-motorcycles/still-3',
      caption: 'Reservation page',
      alt: 'A motorcycle from the side on vermilion, under a black button, over three fields to press: turn, switch, trigger',
    },
    {
      src: '/media/damon-motorcycles/still-4',
      caption: 'Helmet box',
      alt: 'A vermilion carton with an ultramarine lid; on its front a black helmet with three white arcs at its right side',
    },
  ],
  socialLinks: {
    links: [
      { platform: 'website', url: 'https://example.com/damon-motorcycles' },
      { platform: 'instagram', url: 'https://example.com/damon-motorcycles/instagram' },
      { platform: 'youtube', url: 'https://example.com/damon-motorcycles/youtube' },
    ],
  },
  relatedProjects: ['myle-tap', 'cover-build', 'trillerfest'],
};
