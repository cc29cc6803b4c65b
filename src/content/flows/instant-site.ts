/** Texts and options of `/instant-site-form` and `/instant-site-success`. Prices and limits are in `plans.ts`. */

import { href } from '../../paths';
import { sampleAccount, sampleCard } from '../account/sample-answers';
import { instantSite, instantSiteCheckoutPriceCents, instantSiteFormPriceCents } from '../catalogue/plans';
import { formatCents } from '../format/money';
import { tileHex } from '../site/colors';
import { site } from '../site/site';
import type { UploadRule } from '../types';
import { sampleContact } from './checkout';
import { sharedLabels } from './form-fields';

export const instantSiteOffer = {
  title: 'Instant Site Setup',
  price: `${formatCents(instantSiteFormPriceCents)} for a complete website in ${instantSite.deliveryHours} hours`,
  intro:
    'Nine short sections. Only four answers are required; every other one saves a question in the ' +
    `${instantSite.meetingMinutes}-minute design meeting.`,
} as const;

/** The other way to pay, for visitors who have not paid at checkout. */
export const payFirst = {
  before: 'The same site is',
  link: `${formatCents(instantSiteCheckoutPriceCents)} if you pay first`,
} as const;

/** The message if an order of another tab has used the payment from checkout. */
export const paymentUsedText = `Your checkout payment was already used for another order. One payment covers one site, so this one costs ${formatCents(instantSiteFormPriceCents)}.`;

/** When the draft has another business name than the one that was typed on the home page. */
export const otherNameTexts = { kept: 'Your draft has another business name.', use: 'Use' } as const;

/** Why the payment step led back to the form. */
export const backToFormTexts = {
  emptied:
    'The customer who typed here is no longer logged in, so the answers were set aside. They come back when that customer ' +
    'logs in again.',
  incomplete: 'The payment comes after the form: a required answer is missing.',
} as const;

/** The sections of the form and their fields, in page order. */
export const instantSiteSections = [
  { id: 'contact', title: 'Contact', fields: ['fullName', 'email', 'phone', 'contactMethod'] },
  { id: 'business', title: 'Business', fields: ['businessName', 'businessDescription', 'existingLinks'] },
  {
    id: 'domain',
    title: 'Domain and hosting',
    fields: ['hasDomain', 'domainName', 'domainHelp', 'hasHosting', 'hostingInfo', 'hostingHelp'],
  },
  { id: 'goals', title: 'Goals', fields: ['goals'] },
  { id: 'pages', title: 'Pages', fields: ['pages', 'pageContent'] },
  { id: 'media', title: 'Media', fields: ['mediaFiles', 'stockPhotoPreferences'] },
  {
    id: 'branding',
    title: 'Branding',
    fields: ['hasLogo', 'logoFile', 'wantPlaceholderLogo', 'brandColors', 'visualStyle'],
  },
  { id: 'add-ons', title: 'Add-ons', fields: ['addOns'] },
  { id: 'notes', title: 'Notes and deadline', fields: ['additionalNotes', 'specificDeadline'] },
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

/** Each with the look that the first draft has. */
export const visualStyles = [
  { name: 'visualStyle.minimal', label: 'Minimal', look: 'minimal' },
  { name: 'visualStyle.bold', label: 'Bold', look: 'bold' },
  { name: 'visualStyle.elegant', label: 'Elegant', look: 'elegant' },
  { name: 'visualStyle.modern', label: 'Modern', look: 'modern' },
  { name: 'visualStyle.artsy', label: 'Artsy', look: 'artsy' },
  { name: 'visualStyle.other', label: 'Other', look: 'neutral' },
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
  accept: ['.png', '.jpg', '.mp4', '.gif', '.pdf'],
  limit: instantSite.maxImages,
};
export const logoUpload: UploadRule = { accept: ['.png', '.svg', '.jpg'], single: true };

/** Labels of the fields and groups, except those of the card. */
export const instantSiteLabels = {
  fullName: 'Full name',
  email: sharedLabels.email,
  phone: 'Phone',
  contactMethod: 'Preferred contact method for revision feedback',
  businessName: 'Business name',
  businessDescription: 'Business description',
  existingLinks: 'Existing links',
  hasDomain: 'Do you have a domain?',
  domainName: 'Domain name',
  domainHelp: 'Help me choose and register a domain',
  hasHosting: 'Do you have hosting?',
  hostingInfo: 'Login or invite instructions',
  hostingHelp: 'Help me with hosting',
  goals: 'What is the site for?',
  'goals.otherText': 'Describe the other goal',
  pages: 'Which pages?',
  'pages.otherText': 'Describe the other page',
  'pageContent.home': 'Text content for Home',
  'pageContent.page2': 'Text content for Page 2',
  'pageContent.page3': 'Text content for Page 3',
  mediaFiles: `Upload up to ${instantSite.maxImages} files`,
  stockPhotoPreferences: 'Stock photo preferences',
  hasLogo: 'Do you have a logo?',
  logoFile: 'Upload your logo',
  wantPlaceholderLogo: 'Make me a placeholder logo',
  brandColors: 'Brand colors',
  visualStyle: 'Visual style',
  'visualStyle.otherText': 'Describe the other style',
  addOns: 'Add to the site',
  additionalNotes: 'Additional notes',
  specificDeadline: 'Specific deadline',
} as const;
export type InstantSiteField = keyof typeof instantSiteLabels;

/** Hints of the fields and groups. */
export const instantSiteHints: Readonly<{ [Name in InstantSiteField]?: string }> = {
  phone: 'Optional. We call only if the meeting has to move.',
  businessDescription: 'One or two sentences: what you do, and for whom.',
  existingLinks: 'A site, a shop, profiles: anything that we should read first.',
  hostingInfo: `Invite ${site.supportEmail}, or say how we get access. No passwords, please: this demo keeps what you type in your browser.`,
  hostingHelp: 'We can help you get set up',
  pages: `The site includes ${instantSite.pages} pages. Home is already selected.`,
  'pageContent.home': 'Headlines, lists, a rough draft: it all helps. We edit it lightly.',
  stockPhotoPreferences: 'Subjects, mood, or “no stock photos”.',
  brandColors: `Names or codes: “deep green, ${tileHex.sun}”.`,
  specificDeadline: `Only if you need the site later than ${instantSite.deliveryHours} hours after the meeting.`,
};

/** The note of the section of add-ons. */
export const addOnsNote = 'At no extra cost. Choose as many as you need.';

/** The message if more pages are chosen than the site includes. */
export const tooManyPagesText = (count: number) =>
  `You have chosen ${count} pages and the site includes ${instantSite.pages}. Leave them all in if you like: we pick the ${instantSite.pages} with you in the meeting.`;

/** What 'Fill in sample data' types and chooses. */
export const sampleSite = {
  fullName: sampleAccount.name,
  email: sampleAccount.email,
  phone: '316-555-0100',
  businessName: 'Sample Bakery',
  businessDescription: 'We bake sourdough bread and cakes for people and cafés in Wichita.',
  existingLinks: 'instagram.com/samplebakery',
  hasDomain: 'no',
  hasHosting: 'no',
  'goals.promoteService': true,
  'pages.services': true,
  'pages.contact': true,
  'visualStyle.elegant': true,
  'pageContent.home': 'Bread that is worth the walk. Open from seven.',
  'pageContent.page2': 'Cakes for birthdays and weddings, ordered two days ahead.',
  'pageContent.page3': '1 Sample Street, Wichita. Tuesday to Sunday, 7 AM to 3 PM.',
  stockPhotoPreferences: 'Daylight, bread, hands at work.',
  hasLogo: 'no',
  brandColors: 'Dark green and cream',
  additionalNotes: 'Opening hours on every page, please.',
} as const;

/** What 'Fill in sample data' types as the card. */
export const sampleSiteCard = {
  cardName: sampleCard.holder,
  cardNumber: sampleCard.number,
  expiryMonth: sampleCard.month,
  expiryYear: sampleCard.year,
  cvv: sampleCard.code,
  billingZip: sampleContact.zip,
} as const;

/** What the discount box says, in a toast and beside the field. The wordings differ, so that no text is on the page twice. */
export const testCodeTexts = {
  applied: {
    toast: { title: 'Test discount applied!', description: 'Payment information is not required for testing.' },
    lasting: 'Code accepted: this order is free.',
  },
  refused: {
    toast: {
      title: 'Invalid discount code',
      description: 'Please check your code and try again.',
      destructive: true,
    },
    lasting: 'We do not recognize this code. Check it for typos.',
  },
} as const;

/** The rest of the toast for a visitor who has left the page, whom nothing redirects. */
export const meetingToBook = {
  description: 'The 24 hours begin after a design meeting of 15 minutes.',
  link: { to: href('instantSiteSuccess'), text: 'Book 15 min Design Meeting' },
};
