import { identity } from '../../brand.config';
import {
  expect,
  headerHydrated,
  holdBack,
  hydrated,
  open,
  openWithoutScripts,
  type Page,
  specified,
  stored,
  storedList,
  test,
} from '../fixtures';

// The words about a subscription go after the time that they take.
test.use({ waits: 'specified' });

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** As browser extensions do: an element before and after each field as soon as the field is there. */
const addIcons = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      for (const field of document.querySelectorAll('input:not(.has-icon), textarea:not(.has-icon)')) {
        field.classList.add('has-icon');
        for (const place of ['beforebegin', 'afterend'] as const)
          field.insertAdjacentElement(place, Object.assign(document.createElement('div'), { className: 'icon' }));
      }
      if (document.readyState === 'complete') observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });

const newsletter = (page: Page) => page.getByRole('textbox', { name: /by email/ });
const expectSubscribed = async (page: Page) => {
  const status = page.getByRole('contentinfo').getByRole('status');
  await expect(status).toHaveText('Thanks for subscribing! Check your inbox soon.');
  expect(page.url()).not.toContain('ada');
};

test('an address typed for the newsletter before there is script stays, beside icons, and goes', async ({ page }) => {
  await addIcons(page);
  const release = await openWithoutScripts(page, '/contact');
  const field = newsletter(page);
  await expect(page.locator('footer form .icon')).toHaveCount(2);
  await field.pressSequentially('ada@example.com');
  const element = await field.elementHandle();
  release();
  await hydrated(page);
  await expect(field).toHaveValue('ada@example.com');
  await expect(field).toBeFocused();
  expect(await field.evaluate((now, before) => now === before, element)).toBe(true);
  await field.press('Enter');
  await expectSubscribed(page);
});

test('the newsletter whose script never comes puts no address into that of the page', async ({ page }) => {
  await openWithoutScripts(page, '/faq');
  const field = newsletter(page);
  await field.fill('ada@example.com');
  await page.locator('footer form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  // A round through the page's tasks, in which it would have left.
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
  expect(page.url()).not.toContain('ada');
  await expect(field).toHaveValue('ada@example.com');
});

test('what is pressed before there is script happens when there is: a tab of the services, sound', async ({ page }) => {
  let release = await openWithoutScripts(page, '/services');
  const tab = page.getByRole('button', { name: 'Research', exact: true });
  await tab.click();
  release();
  await expect(tab).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/trade=research/);
  release = await openWithoutScripts(page, '/our-work');
  await page.getByRole('button', { name: 'Unmute videos' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Mute videos', exact: true })).toBeVisible();
});

test('what is pressed in a part of the page whose script comes last happens then', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/below-the-fold-[\w-]+\.js$/);
  await page.goto('/');
  await headerHydrated(page);
  await page.getByRole('main').getByRole('textbox').press('Enter');
  release();
  await expect(page).toHaveURL('/instant-site-form');
});

for (const { address, button } of [
  { address: '/login', button: 'Sign In' },
  { address: '/signup?plan=agency', button: 'Create Account' },
])
  test(`${address} sent twice before there is script is sent once, in no address`, async ({ page, allowConsole }) => {
    allowConsole.push(...specified);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url() + request.postData()));
    const release = await openWithoutScripts(page, address);
    await expect(page.locator('html')).not.toHaveClass(/is-undecided/);
    const name = page.getByLabel('Full name');
    if (address !== '/login') await name.fill('Ada Lovelace');
    await page.getByLabel('Email', { exact: true }).fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill('hunter2-hunter2');
    await page.getByRole('checkbox').check();
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await page.getByRole('main').getByRole('button', { name: button }).click();
    expect(await page.evaluate(() => [location.pathname + location.search, history.length])).toEqual([address, 2]);
    release();
    await expect(page).toHaveURL('/dashboard');
    expect(await stored(page, 'userEmail')).toBe('ada@example.com');
    expect(await storedList(page, 'emailNotifications')).toHaveLength(address === '/login' ? 0 : 1);
    expect(asked.filter((text) => /ada|hunter2/.test(text))).toEqual([]);
  });

test('each press before there is script acts on what the one before it has changed', async ({ page }) => {
  const release = await openWithoutScripts(page, '/signup');
  for (const name of ['Add Card', 'Fill in sample data']) await page.getByRole('button', { name }).click();
  release();
  await expect(page.getByLabel('Card number')).toHaveValue(/^4242/);
});

test('a query typed before there is script stays, and goes before the one in the address', async ({ page }) => {
  const release = await openWithoutScripts(page, '/search?q=logo');
  const field = page.getByRole('searchbox');
  await field.pressSequentially('pricing');
  release();
  await hydrated(page);
  await expect(field).toHaveValue('pricing');
  await expect(field).toBeFocused();
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=pricing');
  await expect(page.getByRole('main').getByRole('link', { name: 'Pricing', exact: true })).toBeVisible();
});

/** React reports that the HTML is not its own, or draws it again. */
test('an extension’s icons beside each field do not make React render a form again', async ({ page, guard }) => {
  await addIcons(page);
  for (const address of ['/search', '/pricing', '/login', '/signup', '/subscribe', '/onboarding', '/instant-site-form'])
    await test.step(address, async () => {
      await page.goto(address);
      const form = await page.locator('main :is(form, fieldset, select)').first().elementHandle();
      await hydrated(page);
      await expect(page.locator('main fieldset:disabled')).toHaveCount(0);
      expect.soft(await form?.evaluate(({ isConnected }) => isConnected), address).toBe(true);
      expect.soft(guard.splice(0), `${address}: console`).toEqual([]);
    });
});

test('a link to words of a closed answer opens it, although its script comes late', async ({ page }) => {
  const release = await openWithoutScripts(page, '/faq#:~:text=An%20email%20to');
  const answer = page.getByText('An email to');
  await expect(answer).toBeInViewport();
  await expect(page.getByText('30 days’ notice')).toBeVisible();
  await expect(page.getByText('You do, with source files')).toBeHidden();
  release();
  await expect(page.getByRole('button', { name: /How do I cancel\?$/ })).toHaveAttribute('aria-expanded', 'true');
  await expect(answer).toBeInViewport();
  await expect(page).toHaveURL(/\/faq#cancel$/);
  await expect(page.locator('[hidden="until-found"]')).toHaveCount(11);
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

/** A page asks for its scripts after a time, also when its paint has not come: here the machine may be slow. */
const withoutTimeLimit = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((act: () => void, wait: number) =>
      wait > 2000 ? 0 : setTimeout(act, wait)) as typeof setTimeout;
  });

for (const address of ['/', '/subscribe', '/login', '/dashboard', '/payment?plan=agency'])
  test(`scripts of ${address} are asked for after the first paint, also under a pointer`, async ({ page }) => {
    await withoutTimeLimit(page);
    await page.mouse.move(200, 200);
    await open(page, address);
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      asked: performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/[^/]+\.js$/.test(name)),
    }));
    expect(Math.min(...asked.map(({ startTime }) => startTime))).toBeGreaterThan(painted ?? Number.NaN);
  });

test('a view that the query changes is not shown as another one first', async ({ page }) => {
  const plan = page.getByRole('radio', { name: 'Growth' });
  let release = await openWithoutScripts(page, '/subscribe?plan=starter');
  for (const part of [plan, page.getByText('Growth, due today'), page.getByText('$5,500 per month after 7 days')])
    await expect(part).toBeHidden();
  release();
  await expect(page.getByRole('radio', { name: 'Starter' })).toBeChecked();
  await expect(page.getByText('$3,500 per month after 7 days')).toBeVisible();
  release = await openWithoutScripts(page, '/subscribe');
  await expect(plan).toBeVisible();
  release();
});

test('how the site is installed is said once the page is quiet', async ({ page }) => {
  await page.goto('/pricing');
  const manifest = page.locator('link[rel="manifest"]');
  await expect(manifest).toHaveCount(1);
  const { status, name } = await manifest.evaluate(async (link: HTMLLinkElement) => {
    const answer = await fetch(link.href);
    return { status: answer.status, name: ((await answer.json()) as { name: string }).name };
  });
  expect({ status, name }).toEqual({ status: 200, name: identity.name });
});

/** Opens a page whose large picture waits, and shows its first paint. @returns the scripts it asked for, and what lets the picture come */
const openWithoutPicture = async (page: Page) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.push(request.url());
  });
  await withoutTimeLimit(page);
  const release = await holdBack(page, /\/media\/trillerfest\/still-1/);
  await page.goto('/case-study/trillerfest', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.waitForLoadState('domcontentloaded');
  return { scripts, release };
};

test('a picture above the fold comes before the scripts', async ({ page }) => {
  const { scripts, release } = await openWithoutPicture(page);
  // A round through the page's tasks, in which it would have asked.
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
  expect(scripts).toEqual([]);
  release();
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
});

test('a picture above the fold is not waited for by a visitor who presses something', async ({ page }) => {
  const { scripts, release } = await openWithoutPicture(page);
  await page.mouse.click(5, 400);
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
  release();
});
