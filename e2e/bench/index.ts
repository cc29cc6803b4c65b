/** `npm run bench`: all of it, one after the other; fails when any figure is over its limit. */
import { machine } from './report.ts';

console.log(`${machine()}\n`);
for (const part of ['./pages.ts', './navigations.ts', './account.ts']) await import(part);
