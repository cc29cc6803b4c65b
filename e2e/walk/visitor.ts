import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { Condition } from '../conditions/condition';
import { hydrated, specified, standInForOthers, watch } from '../fixtures';
import { look, type Snapshot } from './snapshot';

const waitsFor = ['document', 'script', 'stylesheet', 'fetch'];

export type Tab = {
  page: Page;
  /** Loads what is asked for, until it has come. */
  loading: Set<unknown>;
  documents: number;
};

/** Somebody with a browser of their own, empty at first, with one or two tabs. */
export class Visitor {
  readonly #context: BrowserContext;
  readonly #prepare: Condition['prepare'];
  readonly #tabs: Tab[] = [];
  readonly troubles: string[];
  #current = 0;

  private constructor(context: BrowserContext, prepare: Condition['prepare'], troubles: string[]) {
    this.#context = context;
    this.#prepare = prepare;
    this.troubles = troubles;
  }

  /** @param condition what the browser does to every page */
  static async arrive(browser: Browser, address: string, condition: Condition | undefined): Promise<Visitor> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...condition?.options });
    const troubles = await watch(context, specified);
    await standInForOthers(context);
    context.setDefaultTimeout(10_000);
    await context.clock.install();
    // Other numbers in each document, since the router makes the keys of history entries of them.
    await context.addInitScript(() => {
      window.name = String(Number(window.name) + 1);
      let state = Number(window.name);
      Math.random = () => {
        state = (state * 48_271) % 2_147_483_647;
        return state / 2_147_483_647;
      };
      // Signing in leads on by itself, also between a look at the page and the next press.
      addEventListener('click', () => Object.assign(window, { pressedOn: location.pathname }), true);
    });
    const visitor = new Visitor(context, condition?.prepare, troubles);
    await visitor.openTab(address);
    return visitor;
  }

  get tab(): Tab {
    const tab = this.#tabs[this.#current];
    if (!tab) throw new Error('no tab is open');
    return tab;
  }
  get page(): Page {
    return this.tab.page;
  }
  get tabs(): number {
    return this.#tabs.length;
  }

  /** Opens an address in a new tab, and goes there. */
  async openTab(address: string): Promise<void> {
    const page = await this.#context.newPage();
    const tab: Tab = { page, loading: new Set(), documents: 0 };
    page.on('request', (request) => waitsFor.includes(request.resourceType()) && tab.loading.add(request));
    page.on('requestfinished', (request) => tab.loading.delete(request));
    page.on('requestfailed', (request) => tab.loading.delete(request));
    page.on('domcontentloaded', () => {
      tab.documents += 1;
    });
    page.on('dialog', (dialog) => dialog.accept());
    page.on('popup', (popup) => popup.close());
    this.#current = this.#tabs.push(tab) - 1;
    await this.#prepare?.(page);
    await page.goto(address);
    await hydrated(page);
  }

  async switchTab(): Promise<void> {
    this.#current = (this.#current + 1) % this.#tabs.length;
    await this.page.bringToFront();
  }

  /** Time passes, as if the machine had slept. */
  pass(milliseconds: number): Promise<void> {
    return this.#context.clock.fastForward(milliseconds);
  }

  look(): Promise<Snapshot> {
    const { page, loading } = this.tab;
    return look(page, () => loading.size > 0);
  }

  leave(): Promise<void> {
    return this.#context.close();
  }

  /** One of the elements that can be seen, counted in page order. @returns null if there is none */
  async pick(elements: Locator, choice: number): Promise<Locator | null> {
    const visible = elements.filter({ visible: true });
    const count = await visible.count();
    return count === 0 ? null : visible.nth(choice % count);
  }
}

/** What an element is called, in short. */
export const nameOf = (element: Locator): Promise<string> =>
  element.evaluate((given) => {
    const label = given instanceof HTMLInputElement ? given.labels?.[0]?.innerText : undefined;
    const name = given.ariaLabel ?? label ?? ((given as HTMLElement).innerText || given.id);
    return `'${name.replace(/\s+/g, ' ').trim().slice(0, 40)}'`;
  });

/** Waits for the page that a press leads to: one whose code is still loading comes a moment later. A press may lead nowhere. */
export const arriveElsewhere = (page: Page, before: string): Promise<unknown> =>
  page.waitForURL((url) => url.href !== before, { timeout: 2000 }).catch(() => {});

/** Presses with the mouse or by key. @returns whether it could be reached */
export const press = async (element: Locator, choice: number): Promise<boolean> => {
  try {
    if (choice % 2 === 0) await element.click({ timeout: 2000 });
    else await element.press('Enter', { timeout: 2000 });
    return true;
  } catch {
    return false;
  }
};
