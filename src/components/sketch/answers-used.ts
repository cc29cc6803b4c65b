export { answersUsed } from '../../sketch/answers-used';
