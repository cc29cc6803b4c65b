import { type ComponentProps, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { answersUsed, SketchFrame } from '../../../components/sketch/sketch-frame';
import { answersText, sketchTexts } from '../../../content/flows/sketch';
import { withLostFiles } from './answers';
import type { SectionsProps } from './fields';
import { drawnAnswers, filesToSend } from './form-values';

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
