/** `npm run bench`, on a built site: runs all parts one after the other and prints what they measured as one table. */
import { measureOrders } from './account.ts';
import { measureInteractions } from './interactions.ts';
import { measureNavigations } from './navigations.ts';
import { measurePages } from './pages.ts';
import { machine, type Row, tableOf, verdictOn } from './report.ts';
import { measureSearch } from './search.ts';

const all = {
  'page loads': measurePages,
  navigations: measureNavigations,
  interactions: measureInteractions,
  search: measureSearch,
  orders: measureOrders,
};

/** Those that `PARTS=search,orders npm run bench` names; all by default. */
const wanted = process.env.PARTS?.split(',');
const parts = Object.entries(all).filter(([name]) => wanted?.includes(name) ?? true);

const rows: Row[] = [];
for (const [name, measure] of parts) {
  // The parts take minutes each.
  console.log(`Measuring ${name} …`);
  try {
    rows.push(...(await measure()));
  } catch (error) {
    // What the other parts have measured is printed all the same.
    console.error(`${name} failed:`, error);
    process.exitCode = 1;
  }
}

console.log(`\n${machine()}\n\n${tableOf(rows)}`);
if (rows.some((row) => verdictOn(row) === 'fails')) process.exitCode = 1;
