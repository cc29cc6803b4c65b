import * as v from 'valibot';
import { emailAddress, emptyTexts, required } from '../../../components/form/validation';
import {
  logoUpload,
  mediaUpload,
  siteAddOns,
  siteGoals,
  sitePages,
  visualStyles,
} from '../../../content/flows/instant-site';
import { describeFiles, usedFiles } from '../../../services/files';
import type { VisitorDetails } from '../../../services/submissions/visitor-details';

/** Radio buttons without a choice read as null, which the fallback turns into '': they are optional. */
const yesNo = v.fallback(v.picklist(['', 'yes', 'no']), '');
const text = v.string();
const tick = v.boolean();
const files = v.array(v.custom<File>((value) => value instanceof File));

/** The same value for each checkbox of a group, by the last part of its name. */
const each = <Name extends string, Value>(options: readonly { name: `${string}.${Name}` }[], value: Value) =>
  Object.fromEntries(options.map(({ name }) => [name.slice(name.indexOf('.') + 1), value])) as Record<Name, Value>;

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
  goals: v.object({ ...each(siteGoals, tick), otherText: text }),
  pages: v.object({ ...each(sitePages, tick), otherText: text }),
  pageContent: v.object({ home: text, page2: text, page3: text }),
  mediaFiles: files,
  stockPhotoPreferences: text,
  hasLogo: yesNo,
  logoFile: files,
  wantPlaceholderLogo: tick,
  brandColors: text,
  visualStyle: v.object({ ...each(visualStyles, tick), otherText: text }),
  addOns: v.object(each(siteAddOns, tick)),
  additionalNotes: text,
  specificDeadline: text,
  discountCode: text,
  appliedCode: text,
});
export type InstantSiteValues = v.InferOutput<typeof instantSiteShape>;

export const instantSiteInitial: InstantSiteValues = {
  ...emptyTexts(instantSiteShape),
  contactMethod: 'email',
  domainHelp: false,
  hostingHelp: false,
  goals: { ...each(siteGoals, false), otherText: '' },
  pages: { ...each(sitePages, false), home: true, otherText: '' },
  pageContent: { home: '', page2: '', page3: '' },
  mediaFiles: [],
  logoFile: [],
  wantPlaceholderLogo: false,
  visualStyle: { ...each(visualStyles, false), otherText: '' },
  addOns: each(siteAddOns, false),
};

export const instantSiteStart = ({ fullName, email }: Pick<VisitorDetails, 'fullName' | 'email'>) => ({
  fullName,
  email,
});

export const isComplete = (values: InstantSiteValues): boolean => v.is(instantSiteShape, values);

const withoutHidden = <T extends { other: boolean; otherText: string }>(group: T): T => ({
  ...group,
  otherText: group.other ? group.otherText : '',
});

type Answered = Omit<InstantSiteValues, 'discountCode' | 'appliedCode'>;

export const filesToSend = (values: Answered) => ({
  media: usedFiles(values.mediaFiles, mediaUpload),
  logo: values.hasLogo === 'yes' ? usedFiles(values.logoFile, logoUpload)[0] : undefined,
});

export const drawnAnswers = (values: Answered) => ({
  businessName: values.businessName,
  businessDescription: values.businessDescription,
  existingLinks: values.existingLinks,
  goals: withoutHidden(values.goals),
  pages: withoutHidden(values.pages),
  pageContent: values.pageContent,
  mediaFiles: describeFiles(values.mediaFiles, mediaUpload),
  hasLogo: values.hasLogo,
  logoFile: values.hasLogo === 'yes' ? (describeFiles(values.logoFile, logoUpload)[0] ?? null) : null,
  wantPlaceholderLogo: values.hasLogo === 'no' && values.wantPlaceholderLogo,
  brandColors: values.brandColors,
  visualStyle: withoutHidden(values.visualStyle),
  addOns: values.addOns,
});

/** The answers that are sent: those to hidden questions are empty. @throws {v.ValiError} if a required one is missing */
export const answersToSend = (typed: InstantSiteValues) => {
  const { discountCode: _code, appliedCode: _applied, ...values } = v.parse(instantSiteShape, typed);
  return {
    ...values,
    domainName: values.hasDomain === 'yes' ? values.domainName : '',
    domainHelp: values.hasDomain === 'no' && values.domainHelp,
    hostingInfo: values.hasHosting === 'yes' ? values.hostingInfo : '',
    hostingHelp: values.hasHosting === 'no' && values.hostingHelp,
    ...drawnAnswers(values),
  };
};
