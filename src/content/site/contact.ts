/** Texts of `/contact`. The page has no form, only contact channels. */

import type { TopicIconName } from '../icons';
import { faqHref } from '../public/faq-ids';
import { site } from './site';

export type ContactChannel = {
  id: string;
  label: string;
  value: string;
  href: string;
  note: string;
  icon: TopicIconName;
};

export const contactPage = {
  heading: 'GET IN TOUCH',
  text: 'Tell us what you are making and when it has to be ready. One paragraph is plenty; we will ask for the rest.',
  channels: [
    {
      id: 'email',
      label: 'Email',
      value: site.supportEmail,
      href: `mailto:${site.supportEmail}`,
      note: 'For anything. A person reads it and answers within a working day.',
      icon: 'mail',
    },
    {
      id: 'phone',
      label: 'Phone',
      value: site.phone,
      href: site.phoneHref,
      note: 'For things that are quicker said than written.',
      icon: 'phone',
    },
    {
      id: 'calendar',
      label: 'Calendar',
      value: 'Schedule a Consultation',
      href: site.consultationUrl,
      note: 'Thirty minutes with a designer and an engineer, no slides.',
      icon: 'calendar-days',
    },
  ] satisfies readonly ContactChannel[],
  address: { heading: 'Studio', lines: site.address },
  hours: { heading: 'Office hours', lines: site.officeHours },
  bring: {
    heading: 'Good to have ready',
    items: [
      'What you are making, in one sentence',
      'Who it is for, and what they use today',
      'The date that cannot move, if there is one',
      'Roughly what you would like to spend',
    ],
  },
  socialHeading: 'On social media',
  faq: { label: 'How soon can work begin?', href: faqHref('start') },
};
