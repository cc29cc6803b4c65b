import type { Browser, Page } from '@playwright/test';
import type { Condition } from '../conditions/condition';
import { hydrated, specified, standInForOthers, watch } from '../fixtures';

const readPage = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: root, activeElement: focused } = document;
    const all = <Kind extends HTMLElement>(selector: string) => [...document.querySelectorAll<Kind>(selector)];
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    // The demo desk shows everything that the browser stores, and the test cards, on purpose.
    const desk = all('section, [role=dialog]').find((part) => part.querySelector('h2')?.innerText === 'Demo desk');
    return {
      address: location.href.slice(location.origin.length),
      path: location.pathname,
      pressedOn: (window as { pressedOn?: string }).pressedOn,
      entry: navigation.currentEntry?.key ?? '',
      title: document.title.replace(/^Error: /, ''),
      headings: all('h1').map(({ textContent }) => textContent),
      isBusy: all('[aria-busy=true]').length > 0 || all('h1').length === 0,
      dialogs: all('[role=dialog]').filter(isShown).length,
      canLogOut: all('button').some((button) => button.innerText === 'Log out' && isShown(button)),
      text: document.body.innerText.replace(desk?.innerText ?? '', ''),
      typed: all<HTMLInputElement>('input, textarea')
        .filter((field) => !desk?.contains(field))
        .map(({ value }) => value),
      sideways: root.scrollWidth - root.clientWidth,
      scrolled: Math.round(scrollY),
      /** Name of the element with the focus, `body` for none. */
      focus: focused?.localName ?? 'body',
      local: { ...localStorage } as Readonly<Record<string, string>>,
      session: { ...sessionStorage } as Readonly<Record<string, string>>,
      elsewhere: `${document.cookie} ${location.href} ${JSON.stringify(history.state)}`,
    };
  });

/** What one tab shows and stores at one moment. */
export type Snapshot = Awaited<ReturnType<typeof readPage>>;

const waitsFor = ['document', 'script', 'stylesheet', 'fetch'];

type Tab = {
  page: Page;
  /** Loads what is asked for, until it has come. */
  loading: Set<unknown>;
  documents: number;
};

/**
 * Somebody with a browser of their own, empty at first, with one or two tabs.
 * @param condition what the browser does to every page
 */
export const arrive = async (browser: Browser, address: string, condition: Condition | undefined) => {
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
  const openTab = async (at: string): Promise<Tab> => {
    const page = await context.newPage();
    const tab: Tab = { page, loading: new Set(), documents: 0 };
    page.on('request', (request) => waitsFor.includes(request.resourceType()) && tab.loading.add(request));
    page.on('requestfinished', (request) => tab.loading.delete(request));
    page.on('requestfailed', (request) => tab.loading.delete(request));
    page.on('domcontentloaded', () => {
      tab.documents += 1;
    });
    page.on('dialog', (dialog) => dialog.accept());
    page.on('popup', (popup) => popup.close());
    await condition?.prepare?.(page);
    await page.goto(at);
    await hydrated(page);
    return tab;
  };
  const visitor = {
    context,
    troubles,
    /** The one in front, and the other one if it is open. */
    tabs: [await openTab(address)] as [Tab, Tab?],
    switchTab: async () => {
      const [tab, other] = visitor.tabs;
      visitor.tabs = [other ?? (await openTab(tab.page.url())), tab];
      await visitor.tabs[0].page.bringToFront();
    },
    /** Looks at the page once everything that is loading has come and is rendered; at the next one if it is being left. */
    look: async (): Promise<Snapshot> => {
      const { page, loading } = visitor.tabs[0];
      for (let attempt = 1; ; attempt += 1)
        try {
          for (let frame = 0; frame < 2 || (loading.size > 0 && frame < 100); frame += 1)
            await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
          return await readPage(page);
        } catch (error) {
          if (attempt === 10 || page.isClosed()) throw error;
          await page.waitForLoadState('domcontentloaded');
        }
    },
  };
  return visitor;
};

export type Visitor = Awaited<ReturnType<typeof arrive>>;
