import { fieldId } from '../../../components/form/field';
import { href } from '../../../paths';
import { useSendableFiles } from '../parts/gone-files';
import type { InstantSiteForm } from './fields';
import { filesToSend } from './form-values';

const fields = ['mediaFiles', 'logoFile'] as const;

export const useFilesToSend = (form: InstantSiteForm) => {
  const { check, ...notice } = useSendableFiles(form, fields, () => {
    const { media, logo } = filesToSend(form.getValues());
    return logo ? [...media, logo] : media;
  });
  const fieldOf = (file: File) => fields.find((name) => form.getValues(name).includes(file)) ?? fields[0];
  return { check, notice: { ...notice, to: (file: File) => `${href('instantSiteForm')}#${fieldId(fieldOf(file))}` } };
};
