import type { ServiceCategory } from '../types';

export const category: ServiceCategory = {
  id: 'content-marketing',
  title: 'Content Marketing',
  description:
    'Articles, films, podcasts and newsletters that people would miss if they stopped. We find the subjects where ' +
    'you know more than most, produce them with your experts, and carry each piece to the places where its readers ' +
    'already are.',
  meta: {
    title: 'Content marketing and distribution',
    description:
      'Articles, video, podcasts, newsletters and research reports made with your own experts, with distribution ' +
      'planned from the brief.',
  },
  icon: 'book-open',
  color: 'moss',
  services: [
    {
      name: 'Articles and Guides',
      description: 'Long reads and how-tos written with your specialists and edited until a newcomer can follow.',
      icon: 'pen-line',
    },
    {
      name: 'Video',
      description: 'Series, interviews and short explainers in a format that can be repeated every month.',
      icon: 'video',
    },
    {
      name: 'Podcasts',
      description: 'Concept, guests, recording and editing, plus the clips that bring in listeners.',
      icon: 'mic-signal',
    },
    {
      name: 'Newsletters',
      description: 'An issue with one clear idea, a name people recognize and a list that grows by consent.',
      icon: 'mail',
    },
    {
      name: 'Research Reports',
      description: 'Surveys and data stories that journalists quote and sales teams send ahead of a meeting.',
      icon: 'chart-pie',
    },
    {
      name: 'Content Distribution',
      description: 'Search, syndication, communities and paid boosts, planned before a piece is written.',
      icon: 'share-2',
    },
  ],
  features: [
    'Writers with a background in your field, matched before we start',
    'Expert interviews prepared in advance, so your specialists lose little time',
    'A distribution plan attached to every brief from the outset',
    'One recording cut into article, clips, newsletter and slides',
    'Facts, quotes and health claims checked by an editor',
    'Reading time and sign-ups reported for every single piece',
  ],
  caseStudies: [{ id: 'bellabeat', title: 'Content that became a reason to open the app' }],
  closing: {
    title: 'What do you know that nobody has published?',
    text:
      'Lend us one of your experts for a conversation. You will get back a list of pieces that only your company ' +
      'could publish.',
  },
};
