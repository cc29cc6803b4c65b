import type { Page } from '@playwright/test';

/**
 * Gives the focus to everything that can have it, down the page and up again, and tells where any of it is not seen.
 * @param within selector of the part whose controls are tried; the whole page unless told
 */
export const hiddenFocus = async (page: Page, within = 'body'): Promise<string[]> => {
  // The part below the fold is hydrated later; until then its rows do not scroll to what has the focus.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-rest]')].every((part) =>
      Object.keys(part).some((name) => name.startsWith('__reactProps')),
    ),
  );
  return page.evaluate(async (within) => {
    const layerOf = (of: Element | null) => {
      let layer = of;
      while (layer && !['fixed', 'sticky'].includes(getComputedStyle(layer).position)) layer = layer.parentElement;
      return layer;
    };
    const troubleAt = (element: HTMLElement) => {
      const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
      const inset = 2;
      // Of what is higher than the window, the part that is in it.
      const isHigher = bottom - top > innerHeight;
      const [from, to] = isHigher ? [Math.max(top, 0), Math.min(bottom, innerHeight)] : [top, bottom];
      const points = [
        [(left + right) / 2, (from + to) / 2],
        ...[from + inset, to - inset].flatMap((y) => [left + inset, right - inset].map((x) => [x, y])),
      ] as [number, number][];
      const inView = points.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
      if (inView.length === 0) return 'outside the window';
      if (right - left < innerWidth && (left < 0 || right > innerWidth)) return 'cut off at the side';
      const covers = inView.flatMap(([x, y]) => {
        const layer = layerOf(document.elementFromPoint(x, y));
        // A toast goes by itself, and can be closed.
        const isOver = layer && !layer.contains(element) && !element.contains(layer) && !layer.matches('ol[aria-live]');
        return isOver ? [layer] : [];
      });
      // What is higher than a third of the window need not be in view as a whole; a text area is scrolled to its caret.
      const isTall = bottom - top > innerHeight / 3 || element.tagName === 'TEXTAREA';
      const isHidden = isTall ? covers.length === inView.length : covers.length > 0;
      return isHidden ? `under ${covers[0]?.outerHTML.slice(0, 60)}` : null;
    };
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    /** A list that snaps to its entries scrolls some frames longer. */
    const mostFrames = 20;
    const troubleOf = async (element: HTMLElement) => {
      element.focus();
      if (document.activeElement !== element) return null;
      for (let frame = 0; frame < mostFrames && troubleAt(element); frame += 1) await nextFrame();
      return troubleAt(element);
    };
    // What has the focus already would not be scrolled to.
    if (document.activeElement instanceof HTMLElement && document.activeElement !== document.body)
      document.activeElement.blur();
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]:not(span)'),
      // The skip link comes into view with the next frame; it has a test of its own.
    ].filter(
      (element) => element.checkVisibility() && element.closest(within) && !element.matches('a[href="#content"]'),
    );
    const troubles: string[] = [];
    for (const element of [...stops, ...stops.toReversed()]) {
      const trouble = await troubleOf(element);
      if (trouble)
        troubles.push(`${element.tagName} ${(element.textContent || element.id).trim().slice(0, 30)}: ${trouble}`);
    }
    return troubles;
  }, within);
};
