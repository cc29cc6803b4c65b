import { valibotResolver } from '@hookform/resolvers/valibot';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import type { FormDraft } from '../../../components/form/draft/form-draft';
import { TextField } from '../../../components/form/field';
import { UploadField } from '../../../components/form/upload/upload-field';
import { required } from '../../../components/form/validation';
import {
  type BriefFileName,
  type BriefQuestion,
  type BriefStep,
  type BriefTextName,
  briefSteps,
} from '../../../content/flows/onboarding';
import type { UploadRule } from '../../../content/types';
import { describeFiles, usedFiles } from '../../../services/files';
import type { Answers } from '../../../services/submissions/submissions';

export type BriefValues = Record<BriefTextName, string> & Record<BriefFileName, File[]>;

const questions = briefSteps.flatMap((step) => step.questions);

export const findQuestion = (name: string): BriefQuestion | undefined =>
  questions.find((question) => question.name === name);

// Derived from the content, so that a question that is added there needs no change here.
const fileQuestions = questions.filter((question) => question.kind === 'file');
export const briefFileNames: readonly BriefFileName[] = fileQuestions.map(({ name }) => name);
export const briefFiles = Object.fromEntries(fileQuestions.map(({ name, rule }) => [name, rule])) as Record<
  BriefFileName,
  UploadRule
>;
export const briefDefaults = Object.fromEntries(
  questions.map(({ name, kind }): [string, string | File[]] => [name, kind === 'file' ? [] : '']),
) as BriefValues;

const schemaOf = ({ questions: asked }: BriefStep) =>
  v.looseObject(
    Object.fromEntries(
      asked.flatMap((question) =>
        question.kind !== 'file' && question.missing !== undefined
          ? [[question.name, required(question.missing)] as const]
          : [],
      ),
    ),
  );
const schemas = briefSteps.map(schemaOf);

/** Validates the questions of one step only. @param step from 1 */
export const resolverOf = (step: number): Resolver<BriefValues> =>
  // The schema contains the required answers only; a loose object passes the others through unchanged.
  valibotResolver(schemas[step - 1] ?? v.looseObject({})) as unknown as Resolver<BriefValues>;

export const allowedStep = (values: Partial<BriefValues>): number => {
  const missing = schemas.findIndex((schema) => !v.safeParse(schema, values).success);
  return missing === -1 ? briefSteps.length : missing + 1;
};

export const briefFilesToSend = (values: BriefValues): readonly File[] =>
  briefFileNames.flatMap((name) => usedFiles(values[name], briefFiles[name]));

export const briefAnswers = (values: BriefValues): Answers =>
  Object.fromEntries(
    questions.map((question) => [
      question.name,
      question.kind === 'file'
        ? (describeFiles(values[question.name], question.rule)[0] ?? null)
        : values[question.name],
    ]),
  );

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
