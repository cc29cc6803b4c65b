import type { ServiceCategory } from '../types';

export const category: ServiceCategory = {
  id: 'research',
  title: 'Research',
  description:
    'What people do, what the market pays for, what your own data says and what rivals are about to try. Each study ' +
    'starts from a decision you have to make and ends with a written recommendation that somebody could disagree ' +
    'with.',
  meta: {
    title: 'Research for product and market decisions',
    description:
      'User, market, data, competitor and technology studies, each tied to one decision and finished with a ' +
      'recommendation in writing.',
  },
  icon: 'microscope',
  color: 'moss',
  services: [
    {
      name: 'User Research',
      description: 'Interviews, usability tests and diary studies with people who would really buy.',
      icon: 'users',
    },
    {
      name: 'Market Analysis',
      description: 'The size, segments and price levels of a market, with sources you can check.',
      icon: 'chart-pie',
    },
    {
      name: 'Data Analytics',
      description: 'Tracking, dashboards and models that turn event logs into answers.',
      icon: 'chart-column',
    },
    {
      name: 'Competitive Analysis',
      description: 'Rival products taken apart feature by feature, claim by claim and price by price.',
      icon: 'binoculars',
    },
    {
      name: 'Emerging Tech',
      description: 'Short experiments, built rather than described, that show whether a new technology helps you yet.',
      icon: 'atom',
    },
  ],
  features: [
    'Every study tied to one decision and one decision maker',
    'Participants matched to your buyers and screened by a person',
    'Recordings, transcripts and data sets handed over with the report',
    'Confidence stated beside each finding, including the weak ones',
    'Researchers who sit in on the design work that follows',
    'Findings short enough to be read and sourced enough to check',
  ],
  caseStudies: [
    { id: 'bellabeat', title: 'A voice found by listening to wearers over a full cycle' },
    { id: 'cover-build', title: 'Floor plans tried on paper in homeowners’ own yards' },
  ],
  closing: {
    title: 'What do you wish you knew before deciding?',
    text: 'Tell us the decision and its date. We will suggest the smallest study that could change your mind.',
  },
};
