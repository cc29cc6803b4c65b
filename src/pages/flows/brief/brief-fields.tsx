import type { UseFormReturn } from 'react-hook-form';
import type { FormDraft } from '../../../components/form/draft/form-draft';
import { TextField } from '../../../components/form/field';
import { UploadField } from '../../../components/form/upload/upload-field';
import type { BriefQuestion } from '../../../content/flows/onboarding';
import type { BriefValues } from './brief-values';

type Props = {
  form: UseFormReturn<BriefValues>;
  questions: readonly BriefQuestion[];
  lostFiles: FormDraft['lostFiles'];
};

export const BriefFields = ({ form, questions, lostFiles }: Props) =>
  questions.map((question) => {
    const { name, label, hint } = question;
    if (question.kind === 'file') {
      const upload = { form, name, label, hint, rule: question.rule };
      return <UploadField key={name} {...upload} attachAgain={lostFiles[name] ?? []} />;
    }
    const { autoComplete = 'off', missing } = question;
    return (
      <TextField
        key={name}
        {...{ form, name, label, hint, autoComplete }}
        required={missing !== undefined}
        rows={question.kind === 'line' ? undefined : 3}
      />
    );
  });
