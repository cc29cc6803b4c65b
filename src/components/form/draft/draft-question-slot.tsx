import type { ComponentProps } from 'react';
import { useOnDemand } from '../../../hooks/use-on-demand';
import type { DraftQuestion } from './draft-question';

const loadQuestion = () => import('./draft-question').then((module) => module.DraftQuestion);

/** The question is loaded once it is asked. */
export const DraftQuestionSlot = (props: ComponentProps<typeof DraftQuestion>) => {
  const [Question] = useOnDemand(loadQuestion, props.draft.rival !== null);
  return Question && <Question {...props} />;
};
