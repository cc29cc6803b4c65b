import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { emailField, fieldId, TextField } from '../../../components/form/field';
import { Form } from '../../../components/form/form';
import { perCustomer } from '../../../components/form/per-customer';
import { SubmitButton } from '../../../components/form/submit-button';
import { emailAddress, useCheckedForm } from '../../../components/form/validation';
import { Button } from '../../../components/ui/button';
import { onboardingSuccessPage } from '../../../content/flows/onboarding';
import { type Reply, saveReplyAddress } from '../../../services/brief/onboarding';

const texts = onboardingSuccessPage.reply;
const schema = v.object({ email: emailAddress(texts.missing) });

type FormProps = { brief: string; address: string | null; onSaved: () => void };

const ReplyForm = perCustomer(({ brief, address, onSaved }: FormProps) => {
  const form = useCheckedForm(schema, { email: address ?? '' });
  return (
    <Form
      form={form}
      className="grid max-w-measure justify-items-start gap-4 border-sun border-l-8 bg-ground-raised p-5"
      onSubmit={async ({ email }) => {
        await saveReplyAddress({ brief, email });
        onSaved();
        return 'left';
      }}
    >
      <TextField form={form} name="email" {...emailField} label={texts.label} hint={texts.hint} className="w-full" />
      <SubmitButton>{texts.submit}</SubmitButton>
    </Form>
  );
});

export const ReplyAddress = ({ reply }: { reply: Reply }) => {
  const [isChanging, setIsChanging] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);
  const change = () => {
    flushSync(() => setIsChanging(true));
    document.getElementById(fieldId('email'))?.focus();
  };
  const finish = () => {
    flushSync(() => setIsChanging(false));
    line.current?.focus();
  };
  if (reply.address === null) return <ReplyForm {...reply} onSaved={finish} />;
  const { address, brief } = reply;
  if (brief !== null && isChanging) return <ReplyForm brief={brief} address={address} onSaved={finish} />;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
      <p ref={line} tabIndex={-1} className="max-w-measure outline-none">
        {texts.known} <strong className="wrap-anywhere">{address}</strong>
      </p>
      {brief !== null && (
        <Button tone="quiet" size="small" onClick={change}>
          {texts.change}
        </Button>
      )}
    </div>
  );
};
