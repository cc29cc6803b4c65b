import { arriveElsewhere, nameOf } from '../visitor';
import type { Command } from './command';

const queries = ['', 'pricing', 'web design', 'logo design', 'revision', 'log out', 'credits', 'zzzz'];

/** Opens the search by key, asks, and chooses one of the first results, or leaves it open. */
export const search: Command = async (visitor, choice) => {
  const { page } = visitor;
  if (await page.getByRole('dialog').first().isVisible()) return null;
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search the site' });
  const query = queries[choice % queries.length] ?? '';
  await field.fill(query);
  const how = (choice >> 3) % 5;
  if (how < 2) return `opens the search and types '${query}'`;
  await visitor.look();
  const options = page.getByRole('dialog', { name: 'Search' }).getByRole('option');
  const option = await visitor.pick(options, (choice >> 6) % 4);
  if (!option) return `searches for '${query}' and finds nothing`;
  const name = await nameOf(option);
  const before = page.url();
  await option.click();
  await arriveElsewhere(page, before);
  return `searches for '${query}' and chooses ${name}`;
};
