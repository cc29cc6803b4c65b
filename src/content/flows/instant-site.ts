/** Texts and options of `/instant-site-form` and `/instant-site-success`. Prices and limits are in `plans.ts`. */

import { instantSite, instantSiteFormPriceCents } from '../catalogue/plans';
import { formatCents } from '../format/money';
import { site } from '../site/site';
import type { UploadRule } from '../types';

export const instantSiteOffer = {
  title: 'Instant Site Setup',
  price: `${formatCents(instantSiteFormPriceCents)} for a complete website in ${instantSite.deliveryHours} hours`,
  intro:
    'Nine short sections. Only four answers are required; every other one saves a question in the ' +
    `${instantSite.meetingMinutes}-minute design meeting.`,
} as const;

/** The message if an order of another tab has used the payment from checkout. */
export const paymentUsedText = `Your payment at checkout has paid for another order already. One payment pays for one site: this order costs ${formatCents(instantSiteFormPriceCents)}.`;

/** Why the payment step led back to the form. */
export const backToFormTexts = {
  emptied:
    'You are no longer logged in as the customer who typed here, so the answers were put away. They come back when that ' +
    'customer logs in again.',
  incomplete: 'The payment comes after the form: a required answer is missing.',
} as const;

export const instantSiteSections = [
  { id: 'contact', title: 'Contact' },
  { id: 'business', title: 'Business' },
  { id: 'domain', title: 'Domain and hosting' },
  { id: 'goals', title: 'Goals' },
  { id: 'pages', title: 'Pages' },
  { id: 'media', title: 'Media' },
  { id: 'branding', title: 'Branding' },
  { id: 'add-ons', title: 'Add-ons' },
  { id: 'notes', title: 'Notes and deadline' },
] as const;
export type InstantSiteSectionId = (typeof instantSiteSections)[number]['id'];

export const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

export const contactMethods = [
  { value: 'email', label: 'Email' },
  { value: 'text', label: 'Text' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'other', label: 'Other' },
] as const;

export const siteGoals = [
  { name: 'goals.informational', label: 'Informational' },
  { name: 'goals.promoteService', label: 'Promote service or product' },
  { name: 'goals.portfolio', label: 'Portfolio' },
  { name: 'goals.event', label: 'Event/launch' },
  { name: 'goals.linkHub', label: 'Link-in-bio hub' },
  { name: 'goals.other', label: 'Other' },
] as const;

export const sitePages = [
  { name: 'pages.home', label: 'Home' },
  { name: 'pages.about', label: 'About' },
  { name: 'pages.services', label: 'Services' },
  { name: 'pages.contact', label: 'Contact' },
  { name: 'pages.gallery', label: 'Gallery/portfolio' },
  { name: 'pages.faq', label: 'FAQ/testimonials' },
  { name: 'pages.other', label: 'Other' },
] as const;

export const visualStyles = [
  { name: 'visualStyle.minimal', label: 'Minimal' },
  { name: 'visualStyle.bold', label: 'Bold' },
  { name: 'visualStyle.elegant', label: 'Elegant' },
  { name: 'visualStyle.modern', label: 'Modern' },
  { name: 'visualStyle.artsy', label: 'Artsy' },
  { name: 'visualStyle.other', label: 'Other' },
] as const;

export const siteAddOns = [
  { name: 'addOns.analytics', label: 'Analytics setup' },
  { name: 'addOns.seo', label: 'Basic SEO tags' },
  { name: 'addOns.socialLinks', label: 'Social link bar' },
  { name: 'addOns.contactForm', label: 'Contact form or booking link' },
  { name: 'addOns.emailSignup', label: 'Email signup form' },
  { name: 'addOns.embeddedMedia', label: 'Embedded media' },
] as const;

export const mediaUpload: UploadRule = {
  accept: ['.png', '.jpg', '.jpeg', '.mp4', '.gif', '.pdf'],
  limit: instantSite.maxImages,
};
export const logoUpload: UploadRule = { accept: ['.png', '.svg', '.jpg', '.jpeg'], single: true };

/** Hints of the fields. */
export const instantSiteHints = {
  phone: 'Optional. We call only if the meeting has to move.',
  businessDescription: 'One or two sentences: what you do, and for whom.',
  existingLinks: 'A site, a shop, profiles: anything that we should read first.',
  hostingInfo: `Invite ${site.supportEmail}, or say how we get access. No passwords, please: this demo keeps what you type in your browser.`,
  hostingHelp: 'We can help you get set up',
  pages: `The site includes ${instantSite.pages} pages. Home is chosen already.`,
  tooManyPages: (count: number) =>
    `You have chosen ${count} pages and the site includes ${instantSite.pages}. Leave them all in if you like: we pick the ${instantSite.pages} with you in the meeting.`,
  pageText: 'Headlines, lists, a rough draft: it all helps. We edit it lightly.',
  stockPhotos: 'Subjects, mood, or “no stock photos”.',
  brandColors: 'Names or codes: “deep green, #F6B92B”.',
  addOns: 'At no extra cost. Choose as many as you need.',
  deadline: `Only if you need the site later than ${instantSite.deliveryHours} hours after the meeting.`,
} as const;

export const instantSiteSuccess = {
  title: 'Success!',
  lead: `Your order is in. One thing is left: a ${instantSite.meetingMinutes}-minute design meeting.`,
  meeting:
    `The meeting must be scheduled and attended before we build. The ${instantSite.deliveryHours}-hour ` +
    'build deadline begins when it ends.',
  book: `Book ${instantSite.meetingMinutes} min Design Meeting`,
  steps: [
    { title: 'Book the meeting', text: 'Pick a time in the calendar. Whoever decides on the design should be there.' },
    {
      title: `Meet us for ${instantSite.meetingMinutes} minutes`,
      text: 'We read your answers back to you, agree on pages and style, and ask what is missing.',
    },
    {
      title: `We build for ${instantSite.deliveryHours} hours`,
      text: `The clock starts when the meeting ends. You get ${instantSite.pages} pages on a link only you have.`,
    },
    {
      title: 'Say what to change',
      text: `${instantSite.revisions} revision is included. Then the site goes live and it is yours.`,
    },
  ],
} as const;
