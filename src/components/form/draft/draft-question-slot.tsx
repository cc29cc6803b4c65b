import type { ComponentProps } from 'react';
import { useOnDemand } from '../../../hooks/use-on-demand';
import type { DraftQuestion } from './draft-question';

const loadQuestion = () => import('./draft-question').then((module) => module.DraftQuestion);

/** The question is loaded once it is asked. */
export const DraftQuestionSlot = (props: ComponentProps<typeof DraftQuestion>) => {
  const isAsked = props.draft.sent !== null || props.draft.other !== null;
  const [Question] = useOnDemand(loadQuestion, isAsked);
  return isAsked && Question && <Question {...props} />;
};
