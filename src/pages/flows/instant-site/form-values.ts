/** The Instant Site form: its schema, and which of its answers are sent. */
import * as v from 'valibot';
import { emailAddress, required } from '../../../components/form/validation';
import { logoUpload, mediaUpload } from '../../../content/flows/instant-site';
import { describeFiles } from '../../../services/flows/files';

/** Radio buttons without a choice read as null, which the fallback turns into '': they are optional. */
const yesNo = v.fallback(v.picklist(['', 'yes', 'no']), '');
const text = v.string();
const tick = v.boolean();
const files = v.array(v.custom<File>((value) => value instanceof File));

export const instantSiteShape = v.object({
  fullName: required('Enter your full name'),
  email: emailAddress('Enter your email address'),
  phone: text,
  contactMethod: v.picklist(['email', 'text', 'whatsapp', 'other']),
  businessName: required('Enter the name of your business'),
  businessDescription: required('Describe your business in one or two sentences'),
  existingLinks: text,
  hasDomain: yesNo,
  domainName: text,
  domainHelp: tick,
  hasHosting: yesNo,
  hostingInfo: text,
  hostingHelp: tick,
  goals: v.object({
    informational: tick,
    promoteService: tick,
    portfolio: tick,
    event: tick,
    linkHub: tick,
    other: tick,
    otherText: text,
  }),
  pages: v.object({
    home: tick,
    about: tick,
    services: tick,
    contact: tick,
    gallery: tick,
    faq: tick,
    other: tick,
    otherText: text,
  }),
  pageContent: v.object({ home: text, page2: text, page3: text }),
  mediaFiles: files,
  stockPhotoPreferences: text,
  hasLogo: yesNo,
  logoFile: files,
  wantPlaceholderLogo: tick,
  brandColors: text,
  visualStyle: v.object({
    minimal: tick,
    bold: tick,
    elegant: tick,
    modern: tick,
    artsy: tick,
    other: tick,
    otherText: text,
  }),
  addOns: v.object({
    analytics: tick,
    seo: tick,
    socialLinks: tick,
    contactForm: tick,
    emailSignup: tick,
    embeddedMedia: tick,
  }),
  additionalNotes: text,
  specificDeadline: text,
  /** The typed and the applied discount code of the payment step. They are part of the draft, but are not sent. */
  discountCode: text,
  appliedCode: text,
});
export type InstantSiteValues = v.InferOutput<typeof instantSiteShape>;

/** Whether all required answers are given, so that the payment step may be shown. */
export const isComplete = (values: InstantSiteValues): boolean => v.is(instantSiteShape, values);

const withoutHidden = <T extends { other: boolean; otherText: string }>(group: T): T => ({
  ...group,
  otherText: group.other ? group.otherText : '',
});

/**
 * The answers that are sent. An answer is left empty if its question is no longer shown; a file of a type that is not
 * accepted is left out.
 * @throws {v.ValiError} if a required answer is missing
 */
export const answersToSend = (typed: InstantSiteValues) => {
  const { discountCode: _code, appliedCode: _applied, ...values } = v.parse(instantSiteShape, typed);
  return {
    ...values,
    domainName: values.hasDomain === 'yes' ? values.domainName : '',
    domainHelp: values.hasDomain === 'no' && values.domainHelp,
    hostingInfo: values.hasHosting === 'yes' ? values.hostingInfo : '',
    hostingHelp: values.hasHosting === 'no' && values.hostingHelp,
    goals: withoutHidden(values.goals),
    pages: withoutHidden(values.pages),
    mediaFiles: describeFiles(values.mediaFiles, mediaUpload),
    logoFile: values.hasLogo === 'yes' ? (describeFiles(values.logoFile, logoUpload)[0] ?? null) : null,
    wantPlaceholderLogo: values.hasLogo === 'no' && values.wantPlaceholderLogo,
    visualStyle: withoutHidden(values.visualStyle),
  };
};
