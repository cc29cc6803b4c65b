/**
 * What only a step over several keys needs. Loaded with the first one, or ahead of it by a form: most public pages never
 * write more than one.
 */
export { applyAll } from './all-or-nothing';
export { withTabLock } from './tab-lock';
export { runStep } from './transaction';
