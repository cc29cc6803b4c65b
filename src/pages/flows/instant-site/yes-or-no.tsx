import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { RadioField } from '../../../components/form/choice-fields';
import { yesOrNo } from '../../../content/flows/instant-site';
import type { InstantSiteForm } from './form-type';

type Props = {
  form: InstantSiteForm;
  name: 'hasDomain' | 'hasHosting' | 'hasLogo';
  label: string;
  /** The field that follows each answer. */
  yes: ReactElement;
  no: ReactElement;
};

/** A yes-or-no question; each answer shows a field of its own. */
export const YesOrNo = ({ form, name, label, yes, no }: Props) => {
  const answer = useWatch({ control: form.control, name });
  return (
    <>
      <RadioField form={form} name={name} label={label} options={yesOrNo} inline />
      {answer === 'yes' && yes}
      {answer === 'no' && no}
    </>
  );
};
