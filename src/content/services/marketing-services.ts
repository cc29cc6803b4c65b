import type { ServiceCategory } from '../types';

export const category: ServiceCategory = {
  id: 'marketing-services',
  title: 'Marketing',
  description:
    'A working marketing department for companies that have a plan but too few hands. We run the campaigns, keep the ' +
    'channels alive, build the pages and report the numbers, with named people who join your calls and know your ' +
    'product.',
  meta: {
    title: 'Marketing: campaigns run by a named team',
    description:
      'Campaigns, social media, email, creators, press and reporting run for you by a named team that works inside ' +
      'your own accounts.',
  },
  icon: 'megaphone',
  color: 'paper',
  services: [
    {
      name: 'Campaign Management',
      description: 'Brief, assets, launch and follow-up for each campaign, run by one named manager.',
      icon: 'kanban',
    },
    {
      name: 'Social Media Management',
      description: 'Posts, replies and monthly themes, in your voice and inside your approval rules.',
      icon: 'messages-square',
    },
    {
      name: 'Email and CRM Operations',
      description: 'Newsletters, segments and automations, built and kept clean in the system you own.',
      icon: 'mail',
    },
    {
      name: 'Creator and Partner Programs',
      description: 'Creators chosen for fit, then briefed, contracted and measured like any other channel.',
      icon: 'handshake',
    },
    {
      name: 'Press and Announcements',
      description: 'Releases, media lists and background material for launches, funding and milestones.',
      icon: 'newspaper',
    },
    {
      name: 'Reporting',
      description: 'One monthly page on spend, results and the next decision, with the data behind it.',
      icon: 'chart-column',
    },
  ],
  features: [
    'Named people on your chat channel, in your working hours',
    'Work happens in your accounts, so nothing leaves when we do',
    'Every campaign closes with a written review and reusable assets',
    'Copy, design and page building in the same small team',
    'Capacity shifts between channels monthly without a new contract',
    'Comments and press requests answered within agreed response times',
  ],
  caseStudies: [
    { id: 'trillerfest', title: 'Clips of a set in the feed before the next act began' },
    { id: 'bellabeat', title: 'One calendar for films, articles and in-app stories' },
  ],
  closing: {
    title: 'Short of hands rather than ideas?',
    text:
      'Tell us which campaigns are stuck and why. We will propose who joins you, for how many hours, and what gets ' +
      'done first.',
  },
};
