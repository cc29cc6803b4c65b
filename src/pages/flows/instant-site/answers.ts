import { answersUsed } from '../../../components/sketch/sketch-frame';
import type { FileNames } from '../../../services/drafts/draft';
import { drawnAnswers, type InstantSiteValues, instantSiteStart } from './form-values';
import { fieldOrder, isAnswered } from './section-list';

const notesOf = (names: readonly string[] = []) => names.map((name) => ({ name, type: '' }));

type DrawnAnswers = ReturnType<typeof drawnAnswers>;

/** The answers with the names of files that must be attached again: a draft shows the name of a file that it does not have. */
export const withLostFiles = (answers: DrawnAnswers, lost: FileNames) => ({
  ...answers,
  mediaFiles: [...answers.mediaFiles, ...notesOf(lost.mediaFiles)],
  logoFile: answers.logoFile ?? notesOf(lost.logoFile),
});

/** How many answers are kept; name and address are the account's. @param files names of all files, attached or lost */
export const countAnswers = (values: InstantSiteValues, files: FileNames): number => {
  const answers = drawnAnswers(values);
  const counted = { ...answers, ...instantSiteStart(values) };
  const others = fieldOrder.filter((name) => !Object.hasOwn(counted, name) && isAnswered(values, name));
  return answersUsed(withLostFiles(answers, files)) + others.length;
};
