import type { Page } from '@playwright/test';

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
      entry: { key: navigation.currentEntry?.key ?? '', index: navigation.currentEntry?.index ?? 0 },
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

/** Waits until everything that is loading has come and is rendered. */
const settle = async (page: Page, isLoading: () => boolean) => {
  for (let frame = 0; frame < 2 || (isLoading() && frame < 100); frame += 1)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
};

/** Looks at the page once it has settled; at the next one if it is being left. */
export const look = async (page: Page, isLoading: () => boolean): Promise<Snapshot> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      await settle(page, isLoading);
      return await readPage(page);
    } catch (error) {
      if (attempt === 10 || page.isClosed()) throw error;
      await page.waitForLoadState('domcontentloaded');
    }
};
