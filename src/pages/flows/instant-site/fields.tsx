import type { ReactElement } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { RadioField } from '../../../components/form/choice-fields';
import {
  type InstantSiteField,
  instantSiteHints,
  instantSiteLabels,
  yesOrNo,
} from '../../../content/flows/instant-site';
import type { FileNames } from '../../../services/drafts/draft';
import type { InstantSiteValues } from './form-values';

export type InstantSiteForm = UseFormReturn<InstantSiteValues>;

export type SectionsProps = {
  form: InstantSiteForm;
  lostFiles: FileNames;
};

export const field = <Name extends InstantSiteField & FieldPath<InstantSiteValues>>(
  form: InstantSiteForm,
  name: Name,
) => ({ form, name, label: instantSiteLabels[name], hint: instantSiteHints[name] });

type Props = {
  form: InstantSiteForm;
  name: 'hasDomain' | 'hasHosting' | 'hasLogo';
  yes: ReactElement;
  no: ReactElement;
};

export const YesOrNo = ({ form, name, yes, no }: Props) => {
  const answer = useWatch({ control: form.control, name });
  return (
    <>
      <RadioField {...field(form, name)} options={yesOrNo} />
      {answer === 'yes' && yes}
      {answer === 'no' && no}
    </>
  );
};
