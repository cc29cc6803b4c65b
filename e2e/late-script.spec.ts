import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdBack, open, saveData } from './support';

/** Opens a page whose scripts wait. @returns what lets them come */
const openWithoutScripts = async (page: Page, address: string): Promise<() => void> => {
  const release = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  // `start.ts` listens once it has run: after the HTML was read, before this event.
  await page.waitForLoadState('domcontentloaded');
  return release;
};

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('a press before there is script is repeated when there is', async ({ page }) => {
  const release = await openWithoutScripts(page, '/faq');
  await nav(page).getByRole('button', { name: 'Services menu' }).click();
  await page.mouse.move(5, 700);
  release();
  await expect(nav(page).getByRole('button', { name: 'Services menu' })).toHaveAttribute('aria-expanded', 'true');
});

test('a press repeated late does not close the panel that it opened', async ({ page }) => {
  const release = await openWithoutScripts(page, '/faq');
  const button = nav(page).getByRole('button', { name: 'Services menu' });
  await button.press('Enter');
  // A busy machine: between the takeover, which finds the panel open, and the repeated press much time goes by.
  await page.evaluate(() =>
    new MutationObserver((_, observer) => {
      observer.disconnect();
      for (const from = performance.now(); performance.now() - from < 700; );
    }).observe(document.body, { subtree: true, attributeFilter: ['aria-expanded'] }),
  );
  release();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('header [data-late]')).toHaveCount(0);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the answer that the address names is open before there is script, and after', async ({ page }) => {
  const release = await openWithoutScripts(page, '/faq#cancel');
  const answer = page.getByText("you can cancel at any time with 30 days' notice");
  await expect(answer).toBeInViewport();
  release();
  await page.locator('#root:not([data-late])').waitFor();
  await expect(answer).toBeInViewport();
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(1);
});

test('a press made by a script is repeated, too', async ({ page }) => {
  const release = await openWithoutScripts(page, '/services');
  const tab = page.getByRole('button', { name: 'Growth', exact: true });
  await tab.evaluate((button: HTMLElement) => button.click());
  release();
  await expect(tab).toHaveAttribute('aria-pressed', 'true');
});

test('until the visitor does something, only the first load comes', async ({ page }) => {
  const later: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/(?:surroundings|below-fold|public)-/.test(request.url())) later.push(request.url());
  });
  await page.goto('/');
  await page.locator('#root:not([data-late])').waitFor();
  await page.waitForLoadState('networkidle');
  expect(later).toEqual([]);
});

test('two presses of a button are two', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await openWithoutScripts(page, '/');
  const next = page.getByRole('button', { name: 'Next services' });
  await next.click();
  await next.click();
  release();
  await expect
    .poll(() => page.getByRole('region', { name: 'Service cards' }).evaluate(({ scrollLeft }) => scrollLeft))
    .toBe(1040);
});

for (const way of ['Enter', 'the button'])
  test(`an address typed for the newsletter stays, and ${way} sends it`, async ({ page }) => {
    const release = await openWithoutScripts(page, '/faq');
    const field = page.getByRole('textbox', { name: /by email/ });
    await field.fill('ada@example.com');
    if (way === 'Enter') await field.press('Enter');
    else await page.getByRole('button', { name: 'Subscribe' }).click();
    release();
    await expect(page.getByRole('contentinfo').getByRole('status')).toHaveText(
      'Thanks for subscribing! Check your inbox soon.',
    );
    expect(page.url()).not.toContain('ada');
  });

test('the newsletter whose script never comes puts no address into that of the page', async ({ page }) => {
  await openWithoutScripts(page, '/faq');
  const field = page.getByRole('textbox', { name: /by email/ });
  await field.fill('ada@example.com');
  await page.locator('footer form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  // A round through the page's tasks, in which it would have left.
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
  expect(page.url()).not.toContain('ada');
  await expect(field).toHaveValue('ada@example.com');
});

test('menus open by the style sheet when script takes long, and stay open when it comes', async ({ page }) => {
  const release = await openWithoutScripts(page, '/faq');
  await nav(page).getByRole('link', { name: 'Services', exact: true }).hover();
  const link = nav(page).getByRole('link', { name: /^Web3/ });
  await expect(link).toBeVisible();
  release();
  await expect(nav(page).getByRole('button', { name: 'Services menu' })).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeVisible();
});

test('scripts are asked for after the first paint, also where a pointer rests on the page', async ({ page }) => {
  await page.mouse.move(200, 200);
  await page.goto('/', { waitUntil: 'networkidle' });
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    asked: performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/[^/]+\.js$/.test(name)),
  }));
  expect(Math.min(...asked.map(({ startTime }) => startTime))).toBeGreaterThan(painted ?? Number.NaN);
});

test.describe('on a phone', () => {
  // Elsewhere a pointer may rest on the page from the start.
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 412, height: 823 } });

  test('what is not in view gets its script with the first use of the page, and no sooner', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    const late = /\/(?:surroundings|below-fold)-/;
    // What browsers report of a pointer that rests, and one without a window even of none.
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => late.test(url))).toEqual([]);
    await page.touchscreen.tap(100, 200);
    await expect.poll(() => scripts.filter((url) => late.test(url)).length).toBe(2);
    await expect(page.locator('[data-late]')).toHaveCount(0);
  });
});

test('a link of a part without script leads on within the tab', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    document.documentElement.dataset.same = '';
    // As a script or an aid would: no pointer comes before it.
    document.querySelector<HTMLElement>('footer a[href="/pricing"]')?.click();
  });
  await expect(page).toHaveURL('/pricing');
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-same');
});

test('what a link of a part without script leads to is asked for when it is pointed at', async ({ page }) => {
  await holdBack(page, /\/assets\/surroundings-.*\.js$/);
  await saveData(page);
  await page.goto('/');
  await page.locator('#root:not([data-late])').waitFor();
  const link = page.locator('footer').getByRole('link', { name: 'Pricing', exact: true });
  await link.scrollIntoViewIfNeeded();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await link.hover();
  await expect.poll(() => asked.some((file) => file.startsWith('/assets/rest-'))).toBe(true);
});

test('a page change does not wait for the script of what surrounds the pages', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/surroundings-.*\.js$/);
  await page.goto('/');
  // On a busy machine a press before this leads on by itself.
  await page.locator('#root:not([data-late])').waitFor();
  await page.mouse.move(100, 300);
  await page.locator('footer').getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page).toHaveURL('/pricing');
  await expect(page.locator('header [data-late]')).not.toHaveCount(0);
  // What comes now was rendered for another page.
  release();
  await expect(page.locator('[data-late]')).toHaveCount(0);
  await expect(nav(page).getByRole('link', { name: 'Pricing', exact: true })).toHaveAttribute('aria-current', 'page');
});

test('a part whose script is gone stays what its HTML is', async ({ page, allowConsole }) => {
  allowConsole.push('404', 'Failed to');
  await page.route(/\/assets\/surroundings-.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/faq');
  await page.mouse.move(100, 300);
  await nav(page).getByRole('link', { name: 'Services', exact: true }).hover();
  await nav(page).getByRole('link', { name: /^Web3/ }).click();
  await expect(page).toHaveURL('/services/web3');
  await expect(page.locator('h1')).toBeVisible();
});

test('how the site is installed is said once the page is quiet', async ({ page }) => {
  await page.goto('/pricing');
  const manifest = page.locator('link[rel="manifest"]');
  await expect(manifest).toHaveCount(1);
  const { status, name } = await manifest.evaluate(async (link: HTMLLinkElement) => {
    const answer = await fetch(link.href);
    return { status: answer.status, name: ((await answer.json()) as { name: string }).name };
  });
  expect({ status, name }).toEqual({ status: 200, name: 'Tessera' });
});

test.describe('a picture above the fold', () => {
  /** Opens a page whose large picture waits, and shows its first paint. @returns the scripts it asked for, and what lets the picture come */
  const openWithoutPicture = async (page: Page) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/.*\.js$/.test(request.url())) scripts.push(request.url());
    });
    // The page would not wait for ever; here the machine may be slow.
    await page.addInitScript(() => {
      const { setTimeout } = window;
      window.setTimeout = ((act: () => void, wait: number) =>
        wait > 2000 ? 0 : setTimeout(act, wait)) as typeof setTimeout;
    });
    const release = await holdBack(page, /\/media\/trillerfest\/still-1/);
    await page.goto('/case-study/trillerfest', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.waitForLoadState('domcontentloaded');
    return { scripts, release };
  };

  test('comes before the scripts', async ({ page }) => {
    const { scripts, release } = await openWithoutPicture(page);
    // A round through the page's tasks, in which it would have asked.
    await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
    expect(scripts).toEqual([]);
    release();
    await expect.poll(() => scripts.length).toBeGreaterThan(3);
  });

  test('is not waited for by those who use the page', async ({ page }) => {
    const { scripts, release } = await openWithoutPicture(page);
    await page.mouse.move(100, 100);
    await page.mouse.move(120, 120);
    await expect.poll(() => scripts.length).toBeGreaterThan(3);
    release();
  });
});

test('React listens for what the site answers, and for nothing that only the mouse does', async ({ page }) => {
  await open(page, '/');
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.getElementById("root")' });
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
  const types = new Set(listeners.map(({ type }) => type));
  expect([...types]).toEqual(
    expect.arrayContaining(['click', 'change', 'input', 'submit', 'keydown', 'focusin', 'focusout']),
  );
  expect([...types].filter((type) => /^(?:mouse|drag)/.test(type))).toEqual([]);
});
