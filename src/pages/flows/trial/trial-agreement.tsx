import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CheckboxField } from '../../../components/form/choice-fields';
import { fillField } from '../../../components/form/field';
import { Button } from '../../../components/ui/button';
import { subscribePage } from '../../../content/flows/subscribe';
import { useOnDemand } from '../../../hooks/use-on-demand';
import { unlessSavingData } from '../../../lib/load-ahead';
import type { TrialValues } from './trial-form-values';

const { agreement } = subscribePage;

const loadDialog = async () => (await import('./agreement-dialog')).AgreementDialog;

export const TrialAgreement = ({ form }: { form: UseFormReturn<TrialValues> }) => {
  const [AgreementDialog, load] = useOnDemand(loadDialog);
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState('');
  const open = async () => {
    setProblem('');
    const isLoaded = (await load()) !== null;
    setIsOpen(isLoaded);
    if (!isLoaded) setProblem(agreement.notOpened);
  };
  const accept = () => {
    fillField(form, 'agreement', true);
    setIsOpen(false);
  };
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        onClick={open}
        onPointerEnter={unlessSavingData(load)}
        onFocus={unlessSavingData(load)}
        aria-haspopup="dialog"
      >
        {agreement.open}
      </Button>
      <p role="alert" className="text-sm empty:hidden">
        {problem}
      </p>
      <CheckboxField form={form} name="agreement" label={agreement.accept} required />
      {AgreementDialog && <AgreementDialog isOpen={isOpen} onClose={() => setIsOpen(false)} onAccept={accept} />}
    </div>
  );
};
