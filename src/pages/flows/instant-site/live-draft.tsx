import { type ComponentProps, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { answersUsed } from '../../../components/first-draft/answers-used';
import { FirstDraft } from '../../../components/first-draft/first-draft';
import { answersText, firstDraft } from '../../../content/flows/first-draft';
import { withLostFiles } from './answers';
import type { SectionsProps } from './fields';
import { drawnAnswers, filesToSend } from './form-values';

type Props = SectionsProps & Pick<ComponentProps<typeof FirstDraft>, 'place'>;

/** The first draft of what is typed. It is drawn again only when an answer or a file changes that the draft has. */
export const LiveDraft = ({ form: { control }, lostFiles, place }: Props) => {
  const typed = useWatch({ control, compute: drawnAnswers });
  const files = useWatch({ control, compute: filesToSend });
  const answers = useMemo(() => withLostFiles(typed, lostFiles), [typed, lostFiles]);
  return (
    <FirstDraft answers={answers} files={files} place={place}>
      <span className="font-semibold">{firstDraft.see}</span>{' '}
      <span className={place === 'thumbnail' ? 'max-lg:sr-only lg:block' : 'font-normal'}>
        {`(${answersText(answersUsed(answers))})`}
      </span>
    </FirstDraft>
  );
};
