import type { Page } from '@playwright/test';

/** Gives the focus to everything that can have it, down the page and up again, and tells where any of it is not seen. */
export const hiddenFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const layerOf = (of: Element | null) => {
      let layer = of;
      while (layer && !['fixed', 'sticky'].includes(getComputedStyle(layer).position)) layer = layer.parentElement;
      return layer;
    };
    const troubleOf = (element: HTMLElement) => {
      element.focus();
      if (document.activeElement !== element) return null;
      const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
      const inset = 2;
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        ...[top + inset, bottom - inset].flatMap((y) => [left + inset, right - inset].map((x) => [x, y])),
      ] as [number, number][];
      const inView = points.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
      if (inView.length === 0) return 'outside the window';
      if (right - left < innerWidth && (left < 0 || right > innerWidth)) return 'cut off at the side';
      for (const [x, y] of inView) {
        const layer = layerOf(document.elementFromPoint(x, y));
        if (layer && !layer.contains(element) && !element.contains(layer))
          return `under ${layer.outerHTML.slice(0, 60)}`;
      }
      return null;
    };
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]'),
      // The skip link comes into view with the next frame; it has a test of its own.
    ].filter((element) => element.checkVisibility() && !element.matches('a[href="#content"]'));
    return [...stops, ...stops.toReversed()].flatMap((element) => {
      const trouble = troubleOf(element);
      const name = `${element.tagName} ${(element.textContent || element.id).trim().slice(0, 30)}`;
      return trouble ? [`${name}: ${trouble}`] : [];
    });
  });
