import axe from 'axe-core';
import { beforeEach } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../src/styles/styles.css';
import { axeOptions } from '../../support/axe-options';

export const resize = (width: number, height = 800): Promise<void> => page.viewport(width, height);

// As on the pages of the site: the breakpoints ask for the one, the other says that there are scripts.
document.body.classList.add('page-box');
document.documentElement.dataset.script = '1';

beforeEach(async () => {
  await resize(1280, 720);
  // The pointer is where the test before has left it.
  await userEvent.hover(document.documentElement, { position: { x: 0, y: 0 }, force: true });
});

/** Puts entries into local storage, where a page finds them when it opens. */
export const seed = (entries: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
};

/** How far the page can be scrolled sideways, in pixels. */
export const sidewaysScroll = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** What axe finds in a part of the page, one line for each element. */
export const violationsIn = async (part: Element = document.body): Promise<string[]> => {
  const { violations } = await axe.run(part, axeOptions());
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
};
