/** Simulates a browser that translates pages. */
import type { Page } from '@playwright/test';

/**
 * From here on, every page of the tab is translated as soon as it is hydrated, and so is every text that is added later: as
 * translators do, each text node is replaced by `<font><font>text</font></font>`. The text stays the same, so that a test
 * asserts what it asserts without a translator. React still holds the nodes that were replaced.
 */
export const translate = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    // Parts below the fold are hydrated later.
    const untranslated = 'font, head, script, style, noscript, textarea, option, svg, [translate=no], [data-part=""]';
    const replace = (text: Text) => {
      if (!text.isConnected || text.data === '' || text.parentElement?.closest(untranslated)) return;
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.data);
      text.replaceWith(font);
    };
    const replaceIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(replace);
    };
    const observer = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') replaceIn(target);
        else addedNodes.forEach(replaceIn);
      }
    });
    addEventListener(
      'hydrated',
      ({ target }) => {
        replaceIn(target instanceof Element ? target : document.body);
        observer.observe(document.body, { childList: true, characterData: true, subtree: true });
      },
      true,
    );
  });
