/** The onboarding brief, with four steps and nineteen questions, and the thank-you page after it. */

import { href } from '../../paths';
import type { UploadRule } from '../types';
import { draftDays } from './drafts';

/** Names of the text answers, in page order. */
export type BriefTextName =
  | 'companyName'
  | 'businessDescription'
  | 'targetAudience'
  | 'productsServices'
  | 'competitors'
  | 'websiteGoal'
  | 'websitesAdmired'
  | 'requiredPages'
  | 'timeline'
  | 'seoTerms'
  | 'brandGuidelines'
  | 'toneStyle'
  | 'visualStyle'
  | 'existingContent'
  | 'socialMediaLinks'
  | 'technicalIntegrations'
  | 'additionalRequests';
export type BriefFileName = 'logo' | 'designBrief';
export type BriefName = BriefTextName | BriefFileName;

type Common = { label: string; hint: string };
export type BriefQuestion =
  | (Common & {
      kind: 'line' | 'text';
      name: BriefTextName;
      /** The error message when it is empty; only required questions have one. */
      missing?: string;
      autoComplete?: string;
    })
  | (Common & { kind: 'file'; name: BriefFileName; rule: UploadRule });

export type BriefStep = { title: string; intro: string; questions: readonly BriefQuestion[] };

export const briefSteps: readonly BriefStep[] = [
  {
    title: 'Your business',
    intro: 'Who you are and whom you serve. Plain words are best: write it the way you would tell a neighbor.',
    questions: [
      {
        kind: 'line',
        name: 'companyName',
        label: 'Company name',
        hint: 'As it should appear on the site.',
        missing: 'Enter your company’s name',
        autoComplete: 'organization',
      },
      {
        kind: 'text',
        name: 'businessDescription',
        label: 'Business description',
        hint: 'Two or three sentences: what you make or do, since when, and what sets it apart.',
        missing: 'Describe what your business does',
      },
      {
        kind: 'text',
        name: 'targetAudience',
        label: 'Target audience',
        hint: 'Who should find this site, and what they look for when they do.',
        missing: 'Describe who the site is for',
      },
      {
        kind: 'text',
        name: 'productsServices',
        label: 'Products and services',
        hint: 'What you sell. Name the ones that matter most first.',
        missing: 'List your products and services',
      },
      {
        kind: 'text',
        name: 'competitors',
        label: 'Competitors',
        hint: 'Names or web addresses, and what they do better or worse than you.',
      },
    ],
  },
  {
    title: 'Your website',
    intro: 'What it must do, how soon, and which sites you admire.',
    questions: [
      {
        kind: 'text',
        name: 'websiteGoal',
        label: 'Website goal',
        hint: 'The one thing a visitor should do: call, buy, book, sign up, understand.',
        missing: 'Say what the website should achieve',
      },
      {
        kind: 'text',
        name: 'websitesAdmired',
        label: 'Websites you admire',
        hint: 'A few addresses, and what you like about each.',
        missing: 'Name at least one website that you admire',
      },
      {
        kind: 'text',
        name: 'requiredPages',
        label: 'Required pages',
        hint: 'For example: home, services, about, pricing, contact.',
        missing: 'List the pages that you need',
      },
      {
        kind: 'line',
        name: 'timeline',
        label: 'Timeline',
        hint: 'A date to be live by, if there is one, and the reason for it.',
      },
      {
        kind: 'text',
        name: 'seoTerms',
        label: 'SEO search terms',
        hint: 'What people should type to find you.',
      },
    ],
  },
  {
    title: 'Look and feel',
    intro: 'What the brand already has, and how it should look and sound from here on.',
    questions: [
      {
        kind: 'text',
        name: 'brandGuidelines',
        label: 'Brand guidelines',
        hint: 'Colors, typefaces, rules, or a link to them. If there are none, say so.',
        missing: 'Describe your brand guidelines, or say that there are none',
      },
      {
        kind: 'text',
        name: 'toneStyle',
        label: 'Tone of voice',
        hint: 'How the words should sound: dry, warm, exact, playful.',
        missing: 'Describe the tone of voice',
      },
      {
        kind: 'text',
        name: 'visualStyle',
        label: 'Visual style',
        hint: 'How it should look, and what it must never look like.',
        missing: 'Describe the visual style',
      },
      {
        kind: 'file',
        name: 'logo',
        label: 'Logo',
        hint: 'A vector file (SVG) is best.',
        rule: { accept: ['.jpg', '.png', '.svg'], single: true },
      },
      {
        kind: 'file',
        name: 'designBrief',
        label: 'Existing design brief',
        hint: 'If somebody has written or drawn one already.',
        rule: { accept: ['.jpg', '.png', '.svg', '.pdf'], single: true },
      },
    ],
  },
  {
    title: 'Content and technology',
    intro: 'What we can start from, and what the site must connect to.',
    questions: [
      {
        kind: 'text',
        name: 'existingContent',
        label: 'Existing content',
        hint: 'Text, pictures, video, an old site: what you have and where we can find it.',
        missing: 'Say what content exists already, or that there is none',
      },
      {
        kind: 'text',
        name: 'socialMediaLinks',
        label: 'Social media links',
        hint: 'One address on each line.',
      },
      {
        kind: 'text',
        name: 'technicalIntegrations',
        label: 'Technical integrations',
        hint: 'Shop, booking, newsletter, customer database, analytics: what must be connected.',
      },
      {
        kind: 'text',
        name: 'additionalRequests',
        label: 'Additional requests',
        hint: 'Anything we did not ask.',
      },
    ],
  },
];

export const onboardingPage = {
  heading: 'Help Us Create Your Perfect Website',
  intro: 'Nineteen questions, about ten minutes; the eleven marked * need an answer. Answers are saved as you type.',
  /** Where the answers are saved, which only the browser knows. */
  savedIn: { tab: 'They stay in this tab.', account: `They stay with your account for ${draftDays} days.` },
  previous: 'Previous',
  next: 'Next',
  submit: 'Submit',
  submitting: 'Submitting...',
  sentBefore: {
    text: 'Your brief has been sent. Fill this in again only if you want to send another.',
    link: 'See what happens next',
  },
} as const;

/** 'Step 2 of 4'. */
export const stepText = (step: number): string => `Step ${step} of ${briefSteps.length}`;

export const onboardingMessages = {
  /** @param label of the first question without an answer */
  missing: (label: string) => ({
    title: 'Missing information',
    description: `Please fill in the field: ${label}`,
    destructive: true,
  }),
  sent: { title: 'Your brief has been sent', description: 'Thank you. Everything you wrote has arrived.' },
} as const;

/** Business days until the team contacts the customer. */
const contactWithin = '1-2 business days';

export const onboardingSuccessPage = {
  heading: 'Thank you',
  lead: `A member of the team will contact you within ${contactWithin}.`,
  /** Before the lead, if no address is asked for. */
  complete: 'We have what we need.',
  next: [
    { title: 'We prepare', text: 'The people who will do the work read what you sent us and note their questions.' },
    { title: 'You hear from us', text: `By email, within ${contactWithin}, with a name and a proposed time to talk.` },
    { title: 'We begin', text: 'After that call you get a plan with dates, and the first work to look at.' },
  ],
  reply: {
    known: 'We will write to',
    label: 'Where do we reach you?',
    hint: 'Your email address. It is kept with your brief.',
    missing: 'Enter your email address',
    submit: 'Save address',
    change: 'Change address',
  },
  /** The next step of a plan that was just paid. */
  contactText: `We contact you within ${contactWithin}`,
  dashboard: { label: 'Go to Dashboard', href: href('dashboard') },
  support: { label: 'Contact Support' },
} as const;

/** What 'Fill in sample data' types. */
export const sampleBrief: Readonly<Partial<Record<BriefTextName, string>>> = {
  companyName: 'Sample Bakery',
  businessDescription:
    'We have baked sourdough bread and cakes in Wichita since 2009, with flour from two local mills.',
  targetAudience: 'People nearby who plan a breakfast or a party, and cafés that look for a supplier.',
  productsServices: 'Sourdough loaves, celebration cakes, and daily deliveries to cafés.',
  competitors: 'Two supermarkets. They are cheaper; we are fresher.',
  websiteGoal: 'Order a cake for a date.',
  websitesAdmired: 'tartinebakery.com: large pictures, few words.',
  requiredPages: 'Home, cakes, bread, about, contact.',
  timeline: 'Before the holidays.',
  seoTerms: 'bakery wichita, birthday cake wichita',
  brandGuidelines: 'Dark green and cream. There is no written guide.',
  toneStyle: 'Warm and short.',
  visualStyle: 'Daylight and crumbs. Never glossy.',
  existingContent: 'Thirty photographs and the text of our menu.',
  socialMediaLinks: 'instagram.com/samplebakery',
  technicalIntegrations: 'A calendar for orders.',
  additionalRequests: 'Opening hours on every page.',
};
