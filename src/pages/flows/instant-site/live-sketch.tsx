import { type ComponentProps, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { answersUsed, SketchFrame } from '../../../components/sketch/sketch-frame';
import { answersText, sketchTexts } from '../../../content/flows/sketch';
import type { FileNames } from '../../../services/drafts/draft';
import type { SectionsProps } from './fields';
import { drawnAnswers, filesToSend, type InstantSiteValues, instantSiteStart } from './form-values';
import { fieldOrder, isAnswered } from './section-list';

const notesOf = (names: readonly string[] = []) => names.map((name) => ({ name, type: '' }));

/** The answers with the names of files that must be attached again: a draft shows the name of a file that it does not have. */
export const withLostFiles = (answers: ReturnType<typeof drawnAnswers>, lost: FileNames) => ({
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

type Props = SectionsProps & Pick<ComponentProps<typeof SketchFrame>, 'place'>;

/** The sketch of what is typed. It is drawn again only when an answer or a file changes that the sketch has. */
export const LiveSketch = ({ form: { control }, lostFiles, place }: Props) => {
  const typed = useWatch({ control, compute: drawnAnswers });
  const files = useWatch({ control, compute: filesToSend });
  const answers = useMemo(() => withLostFiles(typed, lostFiles), [typed, lostFiles]);
  return (
    <SketchFrame answers={answers} files={files} place={place}>
      <span className="font-semibold">{sketchTexts.see}</span>{' '}
      <span className={place === 'thumbnail' ? 'max-lg:sr-only lg:block' : 'font-normal'}>
        {`(${answersText(answersUsed(answers))})`}
      </span>
    </SketchFrame>
  );
};
