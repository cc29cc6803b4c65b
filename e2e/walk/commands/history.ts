import { hydrated } from '../../../support/page';
import type { Visitor } from '../visitor';
import type { Command } from './command';

const step = async (visitor: Visitor, by: 1 | -1) => {
  const { page } = visitor;
  const isPossible = await page.evaluate((to) => (to < 0 ? navigation.canGoBack : navigation.canGoForward), by);
  if (!isPossible) return null;
  const documents = visitor.tab.documents;
  await page.evaluate((to) => history.go(to), by).catch(() => {});
  await visitor.look();
  if (visitor.tab.documents > documents) await hydrated(page);
  return by < 0 ? 'goes back' : 'goes forward';
};

export const goBack: Command = (visitor) => step(visitor, -1);
export const goForward: Command = (visitor) => step(visitor, 1);

export const reload: Command = async ({ page }) => {
  await page.reload();
  await hydrated(page);
  return 'reloads';
};
