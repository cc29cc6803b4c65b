/** Texts of `/contact`. The page has no form, only contact channels. */

import { faqHref } from '../../paths';
import { letterHref } from '../format/letter';
import type { TopicIconName } from '../types';
import { studioLink } from './navigation';
import { site } from './site';

export type ContactChannel = {
  id: string;
  label: string;
  value: string;
  href: string;
  note: string;
  icon: TopicIconName;
  /** What the value is, if it can be copied. */
  copied?: string;
};

/** What helps us to answer, asked under this heading and in the letter that the email link opens. */
const bring = {
  heading: 'Good to have ready',
  items: [
    'What you are making, in one sentence',
    'Who it is for, and what they use today',
    'The date that cannot move, if there is one',
    'Roughly what you would like to spend',
  ],
};

/** When support closes, in the time zone of the studio: '2pm PST'. */
const closingTime = (site.supportHours.inOfficeTime ?? site.supportHours.text).split(/[-–]/).at(-1);

export const contactPage = {
  heading: 'GET IN TOUCH',
  text: 'Tell us what you are making and when it has to be ready. One paragraph is plenty; we will ask for the rest.',
  channels: [
    {
      id: 'email',
      label: 'Email',
      value: site.supportEmail,
      href: letterHref(
        site.supportEmail,
        `A project for ${site.name}`,
        bring.items.map((item) => `${item}:\r\n\r\n`),
      ),
      note: 'For anything. A person reads it and answers within a working day.',
      icon: 'mail',
      copied: 'email address',
    },
    {
      id: 'phone',
      label: 'Phone',
      value: site.phone,
      href: site.phoneHref,
      note: 'For things that are quicker said than written.',
      icon: 'phone',
      copied: 'phone number',
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
  address: { heading: 'Studio', lines: site.address, people: studioLink },
  hours: {
    heading: 'Office hours',
    lines: site.officeHours,
    support: `Call until ${closingTime}. Write any time; we answer on the next working day.`,
  },
  bring,
  socialHeading: 'On social media',
  faq: { label: 'How soon can work begin?', href: faqHref('start') },
};
