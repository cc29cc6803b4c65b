/** What a WebDriver lacks: finding parts of a page by role and name. Functions that run in the page, with Testing Library there. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/dom';
import type { Part } from '../../journeys/tab.ts';

/** Run in a page, it is `TestingLibraryDom` there. */
const file = '@testing-library/dom/dist/@testing-library/dom.umd.min.js';
export const testingLibrary = readFileSync(createRequire(import.meta.url).resolve(file), 'utf8');

/** A part that can be sent to a page. */
export type SentPart = {
  role: string;
  name: { is: string } | { source: string; flags: string } | null;
  within: SentPart | null;
};

const sentName = (name: Part['name']): SentPart['name'] => {
  if (name === undefined) return null;
  return typeof name === 'string' ? { is: name } : { source: name.source, flags: name.flags };
};

export const sent = ({ role, name, within }: Part): SentPart => ({
  role,
  name: sentName(name),
  within: within ? sent(within) : null,
});

/** The elements of a part, in the page's order: those that a visitor can get at. */
export const findAll = (part: SentPart): HTMLElement[] => {
  const { TestingLibraryDom: library } = window as unknown as { TestingLibraryDom: typeof TestingLibrary };
  const find = ({ role, name, within }: SentPart): HTMLElement[] => {
    const place = within ? find(within)[0] : document.body;
    if (!place) return [];
    const matches = (text: string) => {
      if (name === null) return true;
      const words = text.replace(/\s+/g, ' ').trim();
      return 'is' in name ? words === name.is : new RegExp(name.source, name.flags).test(words);
    };
    return library
      .queryAllByRole(place, role, { name: matches })
      .filter((element) => element.checkVisibility({ visibilityProperty: true }));
  };
  return find(part);
};

/** The field with this label. */
export const findField = (label: string): HTMLElement | null => {
  const { TestingLibraryDom: library } = window as unknown as { TestingLibraryDom: typeof TestingLibrary };
  return library.queryAllByLabelText(document.body, label).find((element) => element.checkVisibility()) ?? null;
};

/**
 * Brings an element to where it can be pressed.
 * @returns whether it can be: it stands still, is enabled, and nothing covers its middle
 */
export const bringIntoView = async (element: HTMLElement): Promise<boolean> => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const middle = () => {
    const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const isCovered = () => {
    const { x, y } = middle();
    const top = document.elementFromPoint(x, y);
    return (
      !top ||
      !(element.contains(top) || [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(top)))
    );
  };
  if (isCovered()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await frame();
  const before = middle();
  await frame();
  const after = middle();
  const isStill = before.x === after.x && before.y === after.y;
  return isStill && !element.matches(':disabled') && !isCovered();
};
