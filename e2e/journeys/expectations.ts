import { expect as base } from '@playwright/test';
import type { Part, Role, Tab } from './tab.ts';

/** On a busy machine a page takes its time. */
export const expect = base.configure({ timeout: 30_000 });

/** Looks often: a journey has dozens of things to wait for. */
const poll = <Value>(look: () => Promise<Value>, message = '') =>
  expect.poll(look, { message, intervals: [50, 100, 200, 300] });

/** What a journey looks for: a role, its accessible name, and the part of the page that it stands in. */
export const part = (role: Role, name?: string | RegExp, within?: Part): Part => ({
  role,
  ...(name !== undefined && { name }),
  ...(within && { within }),
});

const wordsOf = ({ role, name = '' }: Part) => `${role} ${name}`;

/** Waits until the address, without its origin, is this or matches. */
export const expectAddress = (tab: Tab, expected: string | RegExp): Promise<void> =>
  poll(() => tab.run(() => location.href.slice(location.origin.length), null)).toEqual(
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  );

/** Waits until a visitor can see such a part. */
export const expectSeen = (tab: Tab, seen: Part): Promise<void> =>
  poll(() => tab.count(seen), `${wordsOf(seen)} is seen`).toBeGreaterThan(0);

/** Waits until there is no such part for a visitor, or it is hidden. */
export const expectGone = (tab: Tab, gone: Part): Promise<void> =>
  poll(() => tab.count(gone), `${wordsOf(gone)} is gone`).toBe(0);

/** Waits until these words can be read on the page. */
export const expectText = (tab: Tab, text: string): Promise<void> =>
  poll(() => tab.run(() => document.body.innerText.replace(/\s+/g, ' '), null)).toEqual(expect.stringContaining(text));

/**
 * Waits until React has hydrated all of the page, including the parts below the first screen. Before that, an element has no
 * handlers, and leaving a page while its scripts load makes WebKit report them as failed.
 */
export const expectHydrated = (tab: Tab): Promise<void> =>
  poll(
    () =>
      tab.run(
        // The header's menu is a link until then. A part of the page names its hydration itself.
        () => document.querySelector('header a[href$="#site-links"], [data-part=""]')?.outerHTML.slice(0, 200),
        null,
      ),
    'what is not hydrated',
    // WebDriver has no `undefined`.
  ).toBeFalsy();

/** Opens an address and waits until its page answers, unless the visitor is hasty. */
export const open = async (tab: Tab, address: string): Promise<void> => {
  await tab.goTo(address);
  if (!tab.isHasty) await expectHydrated(tab);
};

/** Fills fields by their labels. */
export const fillAll = async (tab: Tab, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(values)) await tab.fill(label, value);
};
