import type { Page } from '@playwright/test';

/** A role of ARIA that journeys look for. */
export type Role = Parameters<Page['getByRole']>[0];

/** Something on the page as a visitor knows it: what it is, what it is called, and in which other part of the page. */
export type Part = { role: Role; name?: string | RegExp; within?: Part };

/** The actions of a journey in one tab of a new browser context. Each action waits until its element is there. */
export type Tab = {
  /** Asks for an address as if it were typed, and waits until its page is loaded. */
  goTo: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** In pixels of CSS. Some windows cannot be as narrow as a phone: they stay as wide as they must. */
  resize: (width: number, height: number) => Promise<void>;
  press: (part: Part) => Promise<void>;
  pointAt: (part: Part) => Promise<void>;
  fill: (label: string, text: string) => Promise<void>;
  /** Chooses a file for the field with this label. @param path of the file on this machine */
  attach: (label: string, path: string) => Promise<void>;
  /** Presses keys where the focus is: `Enter`, `Escape`, `Tab`, `ArrowDown`. */
  keys: (...names: (keyof typeof keys)[]) => Promise<void>;
  /** How many of a part there are for a visitor: hidden ones do not count. */
  count: (part: Part) => Promise<number>;
  valueOf: (label: string) => Promise<string>;
  /** Moves the focus to a part, as a visitor's Tab key would in many presses. */
  focus: (part: Part) => Promise<void>;
  /** True if the visitor does not wait until the page is hydrated. */
  isHasty?: boolean;
  run: <Argument, Result>(act: (argument: Argument) => Result, argument: Argument) => Promise<Awaited<Result>>;
  downloads: string;
  close: () => Promise<void>;
};

/** Called when the screen no longer changes. @param stop what the visitor has reached, in words */
export type Reached = (stop: string) => Promise<void>;

/** What a visitor does, in one tab, from an empty browser on. It fails where the page does not answer as it should. */
export type Journey = (tab: Tab, reached: Reached) => Promise<void>;

/** The keys of journeys, and WebDriver's characters for them. */
export const keys = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
} as const;

/** A browser of one engine, which opens tabs. */
export type Browser = { newTab: () => Promise<Tab>; close: () => Promise<void> };
