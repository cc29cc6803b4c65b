import type { ServiceCategory } from '../types';

export const category: ServiceCategory = {
  id: 'user-research',
  title: 'User Research',
  description:
    'We sit with the people who use your product, or refuse to, and bring back what they did as well as what they ' +
    'said. Studies are small, frequent and tied to a decision with a date, so findings arrive while they can still ' +
    'change something.',
  meta: {
    title: 'User research: interviews and usability tests',
    description:
      'Interviews, usability tests and diary studies tied to a decision with a date, recruited, run and reported ' +
      'while findings can still change the plan.',
  },
  icon: 'users',
  color: 'moss',
  services: [
    {
      name: 'Customer Interviews',
      description:
        'Conversations about recent, real events, held in person or on video, with quotes sorted by the decision ' +
        'they bear on.',
      icon: 'messages-square',
    },
    {
      name: 'Usability Testing',
      description:
        'People try your prototype or live product while your team watches, and the problems are ranked the same ' +
        'day.',
      icon: 'eye',
    },
    {
      name: 'Diary and Field Studies',
      description:
        'Days or weeks in the life of your users, to catch the workarounds no one remembers in an interview.',
      icon: 'notebook-pen',
    },
    {
      name: 'Surveys',
      description:
        'Short questionnaires with tested wording and a sample that represents your customers, analyzed with the ' +
        'margin of error shown.',
      icon: 'list-checks',
    },
    {
      name: 'Participant Recruiting',
      description:
        'Screeners, scheduling, consent and incentives handled for you, including specialists and people with ' +
        'disabilities.',
      icon: 'user-plus',
    },
    {
      name: 'Journey Maps',
      description:
        'One wall-sized picture of steps, doubts and handovers, each marked with its evidence and the team that ' +
        'owns it.',
      icon: 'footprints',
    },
  ],
  features: [
    'Each study starts from a decision you must make, and its date',
    'Your team watches live sessions and joins the debrief right after',
    'Participants recruited beyond your fans, lapsed and skeptical customers included',
    'Consent forms, data retention and incentives handled by the book',
    'AI agents transcribe and tag; researchers draw every conclusion themselves',
    'Clips, notes and findings filed in one searchable place you own',
  ],
  caseStudies: [
    { id: 'bellabeat', title: 'Why trackers end up in a drawer, told by the women who own them' },
    { id: 'cover-build', title: 'A three-dimensional view dropped because homeowners tried it' },
  ],
  closing: {
    title: 'Which decision are you about to make on a hunch?',
    text:
      'Name it and the date it is due. We will propose the smallest study that could change your mind, with the ' +
      'people to recruit and the questions to ask.',
  },
};
