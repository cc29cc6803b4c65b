import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/**
 * Keeps what live regions say: words that come into a region which was there, and drawn, before them. Words that come
 * together with their region are announced only if it is an alert.
 */
export const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const wordsOf = new WeakMap<Element, string>();
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
        const before = region.role === 'alert' ? '' : wordsOf.get(region);
        const words = region.textContent ?? '';
        if (before !== undefined && words !== before) said.push(words);
        if (region.checkVisibility()) wordsOf.set(region, words);
        else wordsOf.delete(region);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

/** What live regions have said on the page at hand. */
export const said = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as { said: string[] }).said.join('\n'));

export const expectSaid = (page: Page, words: string): Promise<void> =>
  expect.poll(() => said(page), { message: `said: ${words}` }).toContain(words);

/** The live regions that are not drawn before they have a text, or cover the page without one. */
export const silentRegions = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=status], [aria-live]')]
      .filter((region) => {
        const isOver =
          getComputedStyle(region).position === 'fixed' && region.textContent === '' && region.clientHeight > 0;
        return !region.checkVisibility() || isOver;
      })
      .map((region) => region.outerHTML.slice(0, 100)),
  );
