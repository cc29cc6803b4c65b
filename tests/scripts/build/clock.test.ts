import { expect, it, vi } from 'vitest';
import { paths, render } from '../../../src/build/prerender';

/** One page of each folder. */
const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/'));
const examples = paths().filter(
  (address, index, all) => folderOf(address) === '' || all.map(folderOf).indexOf(folderOf(address)) === index,
);

/** What a page says, wherever it says it: text, attributes and head. */
const renderedIn = async (year: number) => {
  vi.useFakeTimers({ now: new Date(`${year}-03-14T15:09:26.535Z`), toFake: ['Date'] });
  const pages = new Map<string, string>();
  for (const address of examples) {
    const { head, app } = await render(address);
    pages.set(address, head + app);
  }
  vi.useRealTimers();
  return pages;
};

it('no page has anything of the day on which it was built', async () => {
  const [now, later] = [await renderedIn(2031), await renderedIn(2042)];
  expect(now.size).toBeGreaterThan(40);
  expect([...now].filter(([address, html]) => later.get(address) !== html).map(([address]) => address)).toEqual([]);
}, 120_000);
