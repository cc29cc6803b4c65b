import type { Page } from '@playwright/test';

/**
 * Gives the focus to everything that can have it, down the page and up again, and tells where any of it is not seen, or its
 * outline is not: as long as no mouse has been used, and where the keyboard is asked for, browsers draw one.
 * @param within selector of the part whose controls are tried; the whole page unless told
 */
export const hiddenFocus = async (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate(async (within) => {
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
        const hit = document.elementFromPoint(x, y);
        if (element.contains(hit)) return [];
        const layer = layerOf(hit);
        // A toast goes by itself, and can be closed.
        const isOver = layer && !layer.contains(element) && !element.contains(layer) && !layer.matches('ol[aria-live]');
        return isOver ? [layer] : [];
      });
      // What is higher than a third of the window need not be in view as a whole; a text area is scrolled to its caret.
      const isTall = bottom - top > innerHeight / 3 || element.tagName === 'TEXTAREA';
      const isHidden = isTall ? covers.length === inView.length : covers.length > 0;
      return isHidden ? `under ${covers[0]?.outerHTML.slice(0, 60)}` : null;
    };
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = ([red = 0, green = 0, blue = 0]: number[]) =>
      [red, green, blue]
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
        .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
    /** How strong the outline is, and how far it stands out from the ground behind it. */
    const outlineTrouble = (element: HTMLElement) => {
      // A field with a list of options has the focus as long as it is open: the selected option shows it, by its ground.
      if (!element.matches(':focus-visible') || element.closest('[role=combobox], [role=option]')) return null;
      // An invisible control over a drawn one shows its focus on the box around it.
      const seen = getComputedStyle(element).opacity === '0' ? (element.parentElement ?? element) : element;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(seen);
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return 'without an outline';
      let ground: Element | null = seen.parentElement;
      while (ground && channels(getComputedStyle(ground).backgroundColor)[3] === 0) ground = ground.parentElement;
      const behind = ground ? getComputedStyle(ground).backgroundColor : 'rgb(255, 255, 255)';
      const [low = 0, high = 0] = [outlineColor, behind]
        .map((color) => luminance(channels(color)))
        .sort((a, b) => a - b);
      const contrast = (high + 0.05) / (low + 0.05);
      return contrast < 3 ? `with an outline of contrast ${contrast.toFixed(1)}` : null;
    };
    // An observer reports frames under a stopped clock, too.
    const nextFrame = () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      });
    /** A list that snaps to its entries scrolls some frames longer. */
    const mostFrames = 20;
    const troubleOf = async (element: HTMLElement) => {
      element.focus();
      if (document.activeElement !== element) return null;
      const trouble = () => troubleAt(element) ?? outlineTrouble(element);
      for (let frame = 0; frame < mostFrames && trouble(); frame += 1) await nextFrame();
      return trouble();
    };
    // Rows that the browser skips are as high as they were at the size before, until they have been drawn.
    const skipped = document.querySelectorAll<HTMLElement>('[class*="content-visibility:auto"]');
    for (const row of skipped) row.style.contentVisibility = 'visible';
    if (skipped.length > 0) for (let frame = 0; frame < 2; frame += 1) await nextFrame();
    for (const row of skipped) row.style.contentVisibility = '';
    // After the window is resized or its text enlarged, what a media query shows or hides comes some frames later.
    for (let height = 0, unchanged = 0; unchanged < 3; unchanged += 1) {
      const { scrollHeight } = document.documentElement;
      if (scrollHeight !== height) unchanged = 0;
      height = scrollHeight;
      await nextFrame();
    }
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
