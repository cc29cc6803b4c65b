import type { BrowserContextOptions, LaunchOptions, Page } from '@playwright/test';
import type { Tab } from '../journeys/tab';

/** Verbs that are done in another way. */
export type Change = Partial<Pick<Tab, 'press' | 'fill' | 'isHasty'>>;

/** What a browser in the field does to every page. */
export type Condition = {
  /** What it imitates. */
  imitates: string;
  /** Where it is about what runs; the simulated delays take no time otherwise. */
  waits?: 'specified';
  /** Options of the browser, if it needs one of its own. */
  launch?: LaunchOptions;
  options?: BrowserContextOptions;
  /** Prepares the tab before its first page. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Changes how the visitor acts. */
  change?: (tab: Tab, page: Page) => Change;
  /** Called at each stop of a journey, before the screen is read. */
  beforeSnapshot?: (page: Page) => Promise<void>;
  /** Lines of text and names of stored keys that rightly differ. */
  differs?: RegExp;
  /** Names of the journeys that it touches most: those of the gate. Begins of names are enough. */
  touches: readonly string[];
  /** Journeys that cannot be made under it, with the reason. */
  except?: Readonly<Record<string, string>>;
  /** Journeys that rightly end in another way, with the words that must be seen instead. */
  instead?: Readonly<Record<string, RegExp>>;
};
