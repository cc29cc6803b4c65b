import { caseStudyFacts } from '../catalogue/case-study-summaries';
import type { CaseStudy } from '../types';

export const caseStudy: CaseStudy = {
  ...caseStudyFacts['myle-tap'],
  meta: {
    title: 'Myle Tap: an AI wearable you touch and tell',
    description:
      'Product design, companion app and launch film for an AI-driven wearable: tap it, say a sentence, and the ' +
      'note, meal or task lands where it belongs.',
  },
  duration: 'From works-like model to first shipment',
  madeBy: 'Product lead, researcher, designers, motion designer, engineers; agents for first drafts',
  overview: [
    'Myle Tap is a small disc clipped to a collar or hung on a cord. Touch it, say what just happened (lunch, an ' +
      'expense, an idea) and the AI behind it writes a proper entry in the app where that entry belongs.',
    'We worked on the gesture, the object, the companion app and the film that introduced them. With no screen on ' +
      'the device, the interface is a touch, a light and a silence.',
  ],
  challenge: [
    'Talking to your clothes is odd. If people had to think about how to phrase a sentence, or wonder whether the ' +
      'device had heard, they would take out the phone instead, and the product would have lost its point.',
    'A device that listens must also make it plain when it does not.',
  ],
  solution: [
    'We put everything on one gesture. A tap opens the microphone and lights a ring; the ring closes when the ' +
      'sentence ends; a second tap takes it back. Nothing is recorded outside that ring, and the person across ' +
      'from you can see it.',
    'We collected sentences from people going about their day and used them to shape how speech becomes an entry: ' +
      'amounts, portions, people and times are recognized in whatever order they are said. When the model is unsure ' +
      'it files the words as they were spoken and asks later, in the app, when hands are free.',
    'For the launch film we counted. It shows a day in taps, each beside the thing it replaced.',
  ],
  results: [
    'First-time users filed an entry correctly with the instruction card still in the box',
    'People near the wearer could tell when the device was listening',
    'Corrections moved from the street to the sofa, where users said they wanted them',
    'The closing ring became logo, startup light and app icon',
  ],
  images: [
    {
      src: '/media/myle-tap/still-2',
      caption: 'Disc on its cord',
      alt: 'A large green disc with a blush and a white ring hangs from two cords on sun yellow, the name at both sides',
    },
    {
      src: '/media/myle-tap/still-3',
      caption: 'Companion app',
      alt: 'Three rows on a phone, lunch, an expense and an idea, each with the sign of a tap; wide rings come from the right',
    },
    {
      src: '/media/myle-tap/still-4',
      caption: 'Instruction card',
      alt: 'Three fields side by side: a dot, a dot in an open ring, a dot in a closed ring',
    },
  ],
  socialLinks: {
    links: [
      { platform: 'website', url: 'https://example.com/myle-tap' },
      { platform: 'youtube', url: 'https://example.com/myle-tap/youtube' },
    ],
  },
  relatedProjects: ['bellabeat', 'damon-motorcycles', 'casper-blockchain'],
};
