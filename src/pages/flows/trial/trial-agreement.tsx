import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CheckboxField } from '../../../components/form/choice-fields';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { subscribePage } from '../../../content/flows/subscribe';
import { freeTrialAgreement } from '../../../content/flows/trial-agreement';
import type { TrialValues } from './trial-form-values';

const { agreement } = subscribePage;

/** The checkbox that accepts the agreement, and the agreement's text in a dialog. */
export const TrialAgreement = ({ form }: { form: UseFormReturn<TrialValues> }) => {
  const [isOpen, setIsOpen] = useState(false);
  const accept = () => {
    form.setValue('agreement', true, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    setIsOpen(false);
  };
  return (
    <div className="grid justify-items-start gap-3">
      <Button onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        {agreement.open}
      </Button>
      <CheckboxField form={form} name="agreement" label={agreement.accept} required />
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={freeTrialAgreement.title}
        actions={
          <Button tone="primary" onClick={accept}>
            {agreement.acceptInDialog}
          </Button>
        }
      >
        <p className="text-lead">{freeTrialAgreement.intro}</p>
        {freeTrialAgreement.sections.map(({ id, heading, paragraphs, list }) => (
          <div key={id} className="mt-6 grid gap-2">
            <h3 className="text-subheading">{heading}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list && (
              <ul className="list-disc pl-5">
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </Dialog>
    </div>
  );
};
