import { answersUsed } from '../../first-draft/answers-used';
import { readAnswers } from '../../first-draft/read-answers';

/** How many answers a first draft of these uses, without its drawing. */
export const countDrawn = (answers: Readonly<Record<string, unknown>>): number => answersUsed(readAnswers(answers));
