export { answersUsed } from '../../first-draft/answers-used';
