/** What only a step over several keys needs. Loaded with the first one: most public pages never write more than one. */
export { applyAll } from './all-or-nothing';
export { withTabLock } from './tab-lock';
export { runStep } from './transaction';
