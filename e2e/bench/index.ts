/** `npm run bench`, on a built site: runs all parts one after the other and prints what they measured as one table. */
import { measureOrders } from './account.ts';
import { measureNavigations } from './navigations.ts';
import { measurePages } from './pages.ts';
import { machine, type Row, tableOf, verdictOn } from './report.ts';

const parts = { 'page loads': measurePages, navigations: measureNavigations, orders: measureOrders };

const rows: Row[] = [];
for (const [name, measure] of Object.entries(parts)) {
  // The parts take minutes each.
  console.log(`Measuring ${name} …`);
  rows.push(...(await measure()));
}

console.log(`\n${machine()}\n\n${tableOf(rows)}`);
if (rows.some((row) => verdictOn(row) === 'fails')) process.exitCode = 1;
