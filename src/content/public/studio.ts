/** Texts of `/studio`. The figures are those of plans and FAQ. */

import { href } from '../../paths';
import { agencyService, fastestTurnaroundHours, onboardingDaysText, teamAssignedWithinHours } from '../catalogue/plans';
import { contactPage } from '../site/contact';
import { site } from '../site/site';

export const studioRoleIds = [
  'lead',
  'producer',
  'researcher',
  'designer',
  'motion-designer',
  'editor',
  'engineer',
  'growth-analyst',
  'agents',
] as const;
export type StudioRoleId = (typeof studioRoleIds)[number];

/** `kinds`: what the role is called in a project. `responsibleFor` completes 'Responsible for'. */
type StudioRole = { name: string; kinds?: string; text: string; responsibleFor: string };

const roles: Readonly<Record<StudioRoleId, StudioRole>> = {
  lead: {
    name: 'Lead',
    kinds: 'Brand lead, product lead or growth lead',
    text: 'Talks with you from the first call to the last. Decides with you what is worth making, and in what order.',
    responsibleFor: 'the concept, and everything that is delivered',
  },
  producer: {
    name: 'Producer',
    text: 'Keeps the list. Each line on it has an owner and a date.',
    responsibleFor: 'dates, and telling you early',
  },
  researcher: {
    name: 'Researcher',
    text: 'Listens to the people it is for, and reads what rivals publish.',
    responsibleFor: 'what we say we know',
  },
  designer: {
    name: 'Designer',
    text: 'Draws marks, pages and screens, from sketch to final file.',
    responsibleFor: 'how it looks, and that it is understood',
  },
  'motion-designer': {
    name: 'Motion designer',
    text: 'Makes films, loops and titles, and the way a screen answers.',
    responsibleFor: 'everything that moves',
  },
  editor: {
    name: 'Editor',
    text: 'Writes in your voice, and reads every text before it goes out.',
    responsibleFor: 'each sentence in your name',
  },
  engineer: {
    name: 'Engineer',
    text: 'Builds what was drawn, beside the person who drew it.',
    responsibleFor: 'code, reviewed and handed over',
  },
  'growth-analyst': {
    name: 'Growth analyst',
    text: 'Asks one question at a time, and tests it.',
    responsibleFor: 'what the numbers mean, and what they do not',
  },
  agents: {
    name: 'Agents',
    text: 'AI tools of the team. They prepare; a person decides.',
    responsibleFor: 'Nothing. The person who signs answers for it.',
  },
};

export const studioPage = {
  heading: 'Who does the work',
  answers: [
    {
      question: 'Who would I work with?',
      answer: 'One lead, one producer, and the designers, engineers, editors and researchers that your list needs.',
    },
    {
      question: 'Who is responsible?',
      answer: 'The person whose name is on the file. Agents prepare work; people check it, sign it and answer for it.',
    },
  ],
  roles: {
    heading: 'A team, tile by tile',
    text: 'Your list decides which of these you need. Whatever is made, one of them signs.',
    responsibleFor: 'Responsible for',
    items: studioRoleIds.map((id) => ({ id, ...roles[id] })),
  },
  steps: {
    heading: 'From brief to delivery',
    signs: 'Who signs',
    asked: 'When you are asked',
    items: [
      {
        name: 'Brief',
        text: 'You say what it is for, and name one person who can decide. Together we make a list, most valuable item first.',
        signs: 'The lead, and you: the list.',
        asked: 'For one call, access to files and tools, and the order of the list.',
      },
      {
        name: 'Concept',
        text: 'A person draws the idea, at a size where changing your mind is still cheap.',
        signs: 'The lead.',
        asked: 'To choose, before anything is made in full.',
      },
      {
        name: 'Rounds',
        text: 'Designers, editors and engineers make the piece in short rounds. Agents prepare versions and tests.',
        signs: 'Whoever made the piece, by name.',
        asked: 'For remarks, on proofs that stand on the project’s page.',
      },
      {
        name: 'Delivery',
        text: 'A named person checks each file before you see it. Files, code and prompts are in your accounts.',
        signs: 'The lead, for the whole.',
        asked: 'To approve it, or to say what is not right yet.',
      },
    ],
  },
  days: {
    heading: 'What comes on which day',
    figures: [
      {
        label: 'Your team',
        value: `${teamAssignedWithinHours} hours`,
        note: 'At most, from your sign-up until your team is assigned.',
      },
      { label: 'Onboarding', value: onboardingDaysText, note: 'A call, access, and a first list put in order.' },
      {
        label: 'First work back',
        value: `${fastestTurnaroundHours} or ${agencyService.turnaroundHours} hours`,
        note:
          `A basic request comes back within ${agencyService.turnaroundHours} hours on working days; with a custom or enterprise ` +
          `subscription, set formats from ${fastestTurnaroundHours} hours.`,
      },
      {
        label: agencyService.name,
        value: `${agencyService.minimumMonths}-month minimum`,
        note: 'About as long as a team needs to know your business well.',
      },
    ],
  },
  agents: {
    heading: 'What agents do',
    does: ['Research', 'Draft', 'Resize', 'Subtitle', 'Test', 'Tidy'],
    neverHeading: 'What they never do',
    never: [
      'Decide what is worth making',
      'Send anything out: they wait for a person',
      'Sign a file, or speak in your name',
      'Learn from your material for another client',
      'Work on a project you keep free of AI',
    ],
  },
  reach: {
    heading: 'Where and when',
    address: contactPage.address,
    hours: contactPage.hours,
    write: { heading: 'Write or call', email: site.supportEmail, phone: site.phone, phoneHref: site.phoneHref },
  },
  closing: {
    title: 'Meet your lead',
    text: 'Tell us what you are making. The answer comes from a person, within a working day.',
    actions: [
      { label: 'Get in touch', href: href('contact') },
      { label: 'See what was made', href: href('work') },
    ],
  },
} as const;
