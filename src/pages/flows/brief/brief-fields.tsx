import type { UseFormReturn } from 'react-hook-form';
import type { FormDraft } from '../../../components/form/draft/draft';
import { TextAreaField, TextField } from '../../../components/form/text-field';
import { UploadField } from '../../../components/form/upload/upload-field';
import type { BriefQuestion } from '../../../content/flows/onboarding';
import type { BriefValues } from './brief-values';

/** The fields of one step. */
export const BriefFields = ({
  form,
  questions,
  lostFiles,
}: {
  form: UseFormReturn<BriefValues>;
  questions: readonly BriefQuestion[];
  lostFiles: FormDraft['lostFiles'];
}) =>
  questions.map((question) => {
    const { name, label, hint } = question;
    if (question.kind === 'file')
      return (
        <UploadField
          key={name}
          form={form}
          name={name}
          label={label}
          hint={hint}
          rule={question.rule}
          attachAgain={lostFiles[name] ?? []}
        />
      );
    const common = { form, name, label, hint, required: question.missing !== undefined };
    const autoComplete = question.autoComplete ?? 'off';
    return question.kind === 'line' ? (
      <TextField key={name} {...common} autoComplete={autoComplete} />
    ) : (
      <TextAreaField key={name} {...common} rows={3} autoComplete={autoComplete} />
    );
  });
