import { expect, type Page } from '@playwright/test';
import { hiddenFocus } from './hidden-focus';

/**
 * What is wrong with the page as it stands: it scrolls sideways, words are cut off by a box, lie outside the window or over
 * other words, or a control cannot be pressed where it is. Waits for no frame, so that it works under a stopped clock.
 */
export const troubles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const { documentElement: root } = document;
    const overflow = root.scrollWidth - root.clientWidth;
    if (overflow > 0) found.add(`sideways scroll of ${overflow} px`);
    for (const part of document.querySelectorAll('[role=dialog], [role=dialog] *, .desk-panel, .desk-panel *')) {
      const isScroller = ['auto', 'scroll'].includes(getComputedStyle(part).overflowX);
      const tooWide = part.scrollWidth - part.clientWidth;
      if (isScroller && tooWide > 1 && !part.matches('.overflow-x-auto, input, textarea'))
        found.add(`sideways scroll of ${tooWide} px in ${part.outerHTML.slice(0, 60)}`);
    }
    const nameOf = (element: Element) => `${element.tagName} ${(element.textContent ?? '').trim().slice(0, 40)}`;
    const exempt =
      'svg, [class*=sr-only], [aria-hidden=true], .skip-link, .carousel, .marquee, .overflow-x-auto, .wordmark, header a:has(> svg), [role=dialog] a:has(> svg), [role=option]';
    /** Of an element and all that it stands in: boxes that cut off what leaves them, and parts that scroll. */
    type Around = { mayBeUnseen: boolean; clips: readonly DOMRect[]; scrollers: readonly DOMRect[] };
    const nothing: Around = { mayBeUnseen: false, clips: [], scrollers: [] };
    const known = new Map<Element, Around>([[document.body, nothing]]);
    const around = (element: Element | null): Around => {
      if (!element) return nothing;
      const answer = known.get(element);
      if (answer) return answer;
      const outer = around(element.parentElement);
      const { overflowX, overflowY } = getComputedStyle(element);
      const scrolls = (way: string) => way === 'auto' || way === 'scroll';
      const cuts = [overflowX, overflowY].some((way) => way === 'hidden' || way === 'clip');
      const isStrip = scrolls(overflowX) && element.scrollWidth > element.clientWidth;
      const isScroller = scrolls(overflowY) && element.scrollHeight > element.clientHeight;
      const own = element.getBoundingClientRect();
      const now = {
        // Scrolls by itself, is said only, or is decoration.
        mayBeUnseen: outer.mayBeUnseen || isStrip || element.matches(exempt),
        clips: cuts ? [...outer.clips, own] : outer.clips,
        scrollers: isScroller ? [...outer.scrollers, own] : outer.scrollers,
      };
      known.set(element, now);
      return now;
    };
    for (const title of document.querySelectorAll('[role=option] > span:first-child > span:first-child'))
      if (title.scrollWidth > title.clientWidth) found.add(`cut off: ${nameOf(title)}`);
    type Word = { element: Element; box: DOMRect; layer: Element | null };
    const words: Word[] = [];
    const range = document.createRange();
    const layerOf = (element: Element) =>
      element.closest('header, [role=dialog], [role=alertdialog], [role=status], [role=region], li[data-state]');
    for (const element of document.querySelectorAll('body *')) {
      const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.nodeValue?.trim());
      if (texts.length === 0 || element.matches('script, style, noscript, option, title')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
      const { mayBeUnseen, clips } = around(element);
      if (mayBeUnseen) continue;
      const boxes = texts.flatMap((text) => {
        range.selectNodeContents(text);
        return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      });
      const { scrollers } = around(element.parentElement);
      for (const box of boxes) {
        // Lies outside of what a scrolling part shows now.
        if (scrollers.some(({ top, bottom }) => box.top < top || box.bottom > bottom)) continue;
        if (box.right > innerWidth + 1 || box.left < -1) found.add(`outside: ${nameOf(element)}`);
        // A line's box is higher than its letters.
        const slack = box.height * 0.3;
        const isCut = clips.some(
          ({ left, right, top, bottom }) =>
            box.left < left - 1 || box.right > right + 1 || box.top < top - slack || box.bottom > bottom + slack,
        );
        if (isCut) found.add(`cut off: ${nameOf(element)}`);
        words.push({ element, box, layer: layerOf(element) });
      }
    }
    words.sort((a, b) => a.box.top - b.box.top);
    for (const [index, { element, box, layer }] of words.entries())
      for (let next = index + 1; next < words.length; next += 1) {
        const other = words[next];
        if (!other || other.box.top > box.bottom) break;
        if (other.layer !== layer || other.element === element) continue;
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - other.box.top;
        if (wide > 2 && high > Math.min(box.height, other.box.height) * 0.5)
          found.add(`over one another: ${nameOf(element)} and ${nameOf(other.element)}`);
      }
    for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      const isSeen = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isSeen || around(control).mayBeUnseen) continue;
      const { left, right, width } = control.getBoundingClientRect();
      if (width > 1 && (right > innerWidth + 1 || left < -1)) found.add(`control outside: ${nameOf(control)}`);
    }
    return [...found];
  });

/** The least that a reader may set, by WCAG 1.4.12. */
const spacing =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }';

/** A way to make the page's text larger: by the root's font size, in percent, by the browser's own setting, in pixels, or with more space. */
type Mode = {
  name: string;
  root?: number;
  setting?: number;
  rules?: string;
  /** For pages as they open: what they become shows nothing else in it, and their controls are where they are in the others. */
  isForPages?: boolean;
};

const byRoot: Mode = { name: "200 % by the root's font size", root: 200, isForPages: true };
const twice: readonly Mode[] = [byRoot, { name: "200 % by the browser's setting", setting: 32 }];

/** Every width with what it has to bear, in CSS pixels. A window of 1280 by 1024, enlarged four times, is 320 by 256. */
const enlargements: readonly { width: number; height: number; modes: readonly Mode[] }[] = [
  { width: 1280, height: 800, modes: [...twice, { name: 'more space', rules: spacing }] },
  { width: 1024, height: 800, modes: [byRoot, { name: 'more space', rules: spacing, isForPages: true }] },
  { width: 768, height: 800, modes: [...twice, { name: 'more space', rules: spacing, isForPages: true }] },
  { width: 412, height: 800, modes: twice },
  {
    width: 320,
    height: 256,
    modes: [
      { name: 'enlarged four times' },
      { name: "130 % by the root's font size", root: 130, isForPages: true },
      { name: "130 % by the browser's setting", setting: 21 },
      { name: 'more space', rules: spacing },
    ],
  },
];

/** Constructed style sheets are what a strict policy lets a test add. */
const setRules = (page: Page, rules: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);

const usual = 16;

/** Waits for three frames: an observer reports them under a stopped clock, too. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      });
  });

/** Waits until window and text are as wide and as large as told and the page is drawn with them: all that comes a moment later. */
const until = async (page: Page, width: number, fontSize: number): Promise<void> => {
  const measure = () => [innerWidth, Number.parseFloat(getComputedStyle(document.documentElement).fontSize)];
  await expect.poll(() => page.evaluate(measure), { intervals: [5, 10, 20, 50, 100] }).toEqual([width, fontSize]);
  await drawn(page);
};

type Options = {
  /** Whether the page is as it opens: all enlargements then, a page that has become something needs fewer. */
  isPage?: boolean;
  /** Those of the enlargements that are wanted; all unless told. */
  widths?: readonly number[];
  /** Brings the state about again in each enlargement, for what closes when the window changes its size. */
  again?: (() => Promise<void>) | undefined;
  /** Selector of the part whose controls get the focus, to find those that are covered or out of reach; none unless told. */
  controls?: string;
};

/**
 * Goes through every enlargement and leaves the page as it was but for the window's size.
 * @returns what is wrong, each with the enlargement that shows it
 */
export const enlargedTroubles = async (page: Page, options: Options = {}): Promise<string[]> => {
  const { isPage = true, widths, again, controls } = options;
  const session = await page.context().newCDPSession(page);
  const setFontSize = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
  const all: string[] = [];
  for (const { width, height, modes } of enlargements) {
    const wanted = modes.filter(({ isForPages }) => isPage || !isForPages);
    if (wanted.length === 0 || (widths && !widths.includes(width))) continue;
    await page.setViewportSize({ width, height });
    for (const { name, root = 100, setting = usual, rules = '', isForPages } of wanted) {
      await setRules(page, `html { font-size: ${root}% !important } ${rules}`);
      await setFontSize(setting);
      await until(page, width, (setting * root) / 100);
      await again?.();
      // Scrolled, the page passes under what stays in view.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      let found = await troubles(page);
      // Long lists are measured and laid out again a few frames later.
      for (let tries = 0; found.length > 0 && tries < 8; tries += 1) {
        await drawn(page);
        found = await troubles(page);
      }
      // With more space between letters and lines controls are covered no more than with larger ones.
      if (controls !== undefined && !isForPages && rules === '') found.push(...(await hiddenFocus(page, controls)));
      for (const trouble of found) all.push(`${width} px, ${name}: ${trouble}`);
    }
    await setRules(page, '');
  }
  await setFontSize(usual);
  await until(page, page.viewportSize()?.width ?? 0, usual);
  await session.detach();
  return all;
};
