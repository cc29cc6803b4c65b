import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { RadioField } from '../../../components/form/choice-fields';
import { yesOrNo } from '../../../content/flows/instant-site';
import { field, type InstantSiteForm } from './fields';

type Props = {
  form: InstantSiteForm;
  name: 'hasDomain' | 'hasHosting' | 'hasLogo';
  /** The field that follows each answer. */
  yes: ReactElement;
  no: ReactElement;
};

/** A yes-or-no question; each answer shows a field of its own. */
export const YesOrNo = ({ form, name, yes, no }: Props) => {
  const answer = useWatch({ control: form.control, name });
  return (
    <>
      <RadioField {...field(form, name)} options={yesOrNo} inline />
      {answer === 'yes' && yes}
      {answer === 'no' && no}
    </>
  );
};
