import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { FileNames } from '../../../components/form/draft/draft-values';
import { type InstantSiteField, instantSiteHints, instantSiteLabels } from '../../../content/flows/instant-site';
import type { InstantSiteValues } from './form-values';

export type InstantSiteForm = UseFormReturn<InstantSiteValues>;

/** Props of the form's sections. */
export type SectionsProps = {
  form: InstantSiteForm;
  /** Names of files that were attached before a reload and must be attached again. */
  lostFiles: FileNames;
};

/** Props of a field that follow from its name: its label and its hint. */
export const field = <Name extends InstantSiteField & FieldPath<InstantSiteValues>>(
  form: InstantSiteForm,
  name: Name,
) => ({ form, name, label: instantSiteLabels[name], hint: instantSiteHints[name] });
