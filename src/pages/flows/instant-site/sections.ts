import * as v from 'valibot';
import { type InstantSiteSectionId, instantSiteSections } from '../../../content/flows/instant-site';
import { type InstantSiteValues, instantSiteInitial, instantSiteShape } from './form-values';

type FieldName = keyof InstantSiteValues;

/** The fields of each section, in page order. */
const sectionFields: Readonly<Record<InstantSiteSectionId, readonly FieldName[]>> = {
  contact: ['fullName', 'email', 'phone', 'contactMethod'],
  business: ['businessName', 'businessDescription', 'existingLinks'],
  domain: ['hasDomain', 'domainName', 'domainHelp', 'hasHosting', 'hostingInfo', 'hostingHelp'],
  goals: ['goals'],
  pages: ['pages', 'pageContent'],
  media: ['mediaFiles', 'stockPhotoPreferences'],
  branding: ['hasLogo', 'logoFile', 'wantPlaceholderLogo', 'brandColors', 'visualStyle'],
  'add-ons': ['addOns'],
  notes: ['additionalNotes', 'specificDeadline'],
};

/** All fields in page order, for the error summary. */
export const fieldOrder = Object.values(sectionFields).flat();

/** A field is required if its initial value is invalid. */
const isRequired = (name: FieldName) => !v.is(instantSiteShape.entries[name], instantSiteInitial[name]);

const isAnswered = (values: InstantSiteValues, name: FieldName) =>
  // React Hook Form reads radio buttons without a choice as null.
  JSON.stringify(values[name] ?? '') !== JSON.stringify(instantSiteInitial[name]);

export type SectionProgress = {
  id: InstantSiteSectionId;
  title: string;
  /** Number of required answers that are missing. */
  missing: number;
  /** At least one answer is given and no required one is missing. */
  isDone: boolean;
};

/** The progress of each section. */
export const progressOf = (values: InstantSiteValues): SectionProgress[] =>
  instantSiteSections.map(({ id, title }) => {
    const fields = sectionFields[id];
    const missing = fields.filter((name) => isRequired(name) && String(values[name]).trim() === '').length;
    return { id, title, missing, isDone: missing === 0 && fields.some((name) => isAnswered(values, name)) };
  });
