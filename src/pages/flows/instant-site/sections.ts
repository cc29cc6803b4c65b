import * as v from 'valibot';
import { type InstantSiteSectionId, instantSiteSections } from '../../../content/flows/instant-site';
import { visibleText } from '../../../lib/characters';
import { type InstantSiteValues, instantSiteInitial, instantSiteShape } from './form-values';

type FieldName = keyof InstantSiteValues;

/** All fields in page order, for the error summary. */
export const fieldOrder = instantSiteSections.flatMap(({ fields }): readonly FieldName[] => fields);

/** A field is required if its initial value is invalid. */
const isRequired = (name: FieldName) => !v.is(instantSiteShape.entries[name], instantSiteInitial[name]);

/** Whether an answer is not what the form starts with. */
export const isAnswered = (values: InstantSiteValues, name: FieldName) =>
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
  instantSiteSections.map(({ id, title, fields: names }) => {
    const fields: readonly FieldName[] = names;
    const missing = fields.filter((name) => isRequired(name) && visibleText(String(values[name])) === '').length;
    return { id, title, missing, isDone: missing === 0 && fields.some((name) => isAnswered(values, name)) };
  });
