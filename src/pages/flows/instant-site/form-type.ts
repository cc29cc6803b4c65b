import type { UseFormReturn } from 'react-hook-form';
import type { FileNames } from '../../../components/form/draft/draft-values';
import type { InstantSiteValues } from './form-values';

export type InstantSiteForm = UseFormReturn<InstantSiteValues>;

/** Props of the form's sections. */
export type SectionsProps = {
  form: InstantSiteForm;
  /** Names of files that were attached before a reload and must be attached again. */
  lostFiles: FileNames;
};
