import { valibotResolver } from '@hookform/resolvers/valibot';
import type { Resolver } from 'react-hook-form';
import * as v from 'valibot';
import {
  type BriefFileName,
  type BriefQuestion,
  type BriefStep,
  type BriefTextName,
  briefSteps,
} from '../../../content/flows/onboarding';
import type { UploadRule } from '../../../content/types';
import { required } from '../../../lib/validation';
import { describeFiles } from '../../../services/flows/files';
import type { Answers } from '../../../services/flows/submissions';

export type BriefValues = Record<BriefTextName, string> & Record<BriefFileName, File[]>;

const questions = briefSteps.flatMap((step) => step.questions);

export const findQuestion = (name: string): BriefQuestion | undefined =>
  questions.find((question) => question.name === name);

// Built from the content, so that a question that is added there is held, checked and sent without a word here.
const textNames = questions.flatMap((question) => (question.kind === 'file' ? [] : [question.name]));
const fileQuestions = questions.filter((question) => question.kind === 'file');
export const briefFileNames: readonly BriefFileName[] = fileQuestions.map(({ name }) => name);
/** What each of them takes. */
export const briefFiles = Object.fromEntries(fileQuestions.map(({ name, rule }) => [name, rule])) as Record<
  BriefFileName,
  UploadRule
>;
export const briefDefaults: BriefValues = {
  ...(Object.fromEntries(textNames.map((name) => [name, ''])) as Record<BriefTextName, string>),
  ...(Object.fromEntries(briefFileNames.map((name): [string, File[]] => [name, []])) as Record<BriefFileName, File[]>),
};

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

/** Checks the questions of one step (from 1) only. */
export const resolverOf = (step: number): Resolver<BriefValues> =>
  // The schema lists what must be there; all else passes through it unchanged.
  valibotResolver(schemas[step - 1] ?? v.looseObject({})) as unknown as Resolver<BriefValues>;

/** The furthest step (from 1) that may be shown: the first with something missing. */
export const allowedStep = (values: Partial<BriefValues>): number => {
  const missing = schemas.findIndex((schema) => !v.safeParse(schema, values).success);
  return missing === -1 ? briefSteps.length : missing + 1;
};

/** What is sent: every answer, and of the files those that are taken. */
export const briefAnswers = (values: BriefValues): Answers =>
  Object.fromEntries(
    questions.map((question) => [
      question.name,
      question.kind === 'file'
        ? (describeFiles(values[question.name], question.rule)[0] ?? null)
        : values[question.name],
    ]),
  );
