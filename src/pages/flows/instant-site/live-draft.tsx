import { useWatch } from 'react-hook-form';
import { FirstDraft } from '../../../components/first-draft/first-draft';
import { answersText, firstDraft } from '../../../content/flows/first-draft';
import type { InstantSiteForm } from './fields';
import { drawnAnswers, filesToSend, type InstantSiteValues } from './form-values';
import { isAnswered } from './sections';

const answersOf = (values: InstantSiteValues) => {
  const answers = drawnAnswers(values);
  // Each page text is an answer. Whether there is a logo is asked, but not drawn.
  const { hasLogo: _, pageContent, ...others } = answers;
  const names = Object.keys(others) as (keyof typeof others)[];
  const given = [...Object.values(pageContent), ...names.map((name) => isAnswered(values, name))];
  return { answers, used: given.filter(Boolean).length };
};

type Props = { form: InstantSiteForm; place: 'beside' | 'button' | 'card' };

/** The first draft of what is typed. It renders only when an answer or a file changes that the draft has. */
export const LiveDraft = ({ form: { control }, place }: Props) => {
  const { answers, used } = useWatch({ control, compute: answersOf });
  const files = useWatch({ control, compute: filesToSend });
  return (
    <FirstDraft answers={answers} files={files} place={place}>
      <span>{firstDraft.see}</span>
      <span className="font-normal">{answersText(used)}</span>
    </FirstDraft>
  );
};
