import { expect, seed, test } from '../fixtures';
import { open } from '../support/page';

const moreProjects = 'section[aria-labelledby="more"] a';

test('has all its parts in order, three pictures and three results', async ({ page }) => {
  await open(page, '/case-study/trillerfest');
  const headings = await page.locator('main h2').allTextContents();
  const order = ['Overview', 'Services', 'Gallery', 'Challenge', 'Solution', 'Results', 'More Projects'];
  expect(headings.filter((text) => order.includes(text))).toEqual(order);
  await expect(page.locator('section[aria-labelledby="gallery"] li')).toHaveCount(3);
  await expect(page.locator('section[aria-labelledby="results"] li')).toHaveCount(3);
  await expect(page.getByRole('link', { name: "Let's Talk" })).toHaveAttribute('href', '/contact');
  await expect(page.getByRole('main').getByRole('link', { name: 'Our work' })).toHaveAttribute('href', '/our-work');
  await expect(page.getByRole('list', { name: 'TrillerFest elsewhere' }).getByRole('link')).toHaveCount(3);
});

test('the last link may have words of its own', async ({ page }) => {
  await open(page, '/case-study/unikoin-gold');
  await expect(page.getByRole('link', { name: 'Plan your launch with us' })).toHaveAttribute('href', '/contact');
});

test('three other projects, never itself, chosen anew, and nothing moves', async ({ page }) => {
  const seen = new Set<string>();
  for (let visit = 0; visit < 6; visit++) {
    await open(page, '/case-study/bellabeat');
    await page.waitForFunction(() => document.querySelector('html')?.querySelector('aside') !== null);
    const links = page.locator(moreProjects);
    await expect(links).toHaveCount(3);
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(new Set(addresses).size).toBe(3);
    expect(addresses).not.toContain('/case-study/bellabeat');
    seen.add(addresses.join());
  }
  expect(seen.size).toBeGreaterThan(1);
});

test('the choice of sound is kept for this film only', async ({ page }) => {
  // As browsers do; to this one Playwright's own questions count as presses.
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    let isPressed = false;
    addEventListener('pointerdown', () => {
      isPressed = true;
    });
    HTMLMediaElement.prototype.play = function playOrRefuse(this: HTMLMediaElement) {
      return this.muted || isPressed
        ? play.call(this)
        : Promise.reject(new DOMException('no press yet', 'NotAllowedError'));
    };
  });
  await open(page, '/case-study/bellabeat');
  await page.getByRole('button', { name: 'Unmute the video' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'These films are silent.' })).toBeVisible();
  await page.reload();
  const isMuted = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.muted);
  await expect(page.getByRole('button', { name: 'Pause the video' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unmute the video' })).toBeEnabled();
  await expect.poll(isMuted).toBe(true);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('button', { name: 'Mute the video', exact: true })).toBeVisible();
  await expect.poll(isMuted).toBe(false);
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({ 'video-mute-bellabeat': 'false' });
  await open(page, '/case-study/myle-tap');
  await expect(page.getByRole('button', { name: 'Unmute the video' })).toBeVisible();
});

test('the film plays in view and has a pause', async ({ page }) => {
  await open(page, '/case-study/myle-tap');
  await page.getByRole('button', { name: 'Pause the video' }).click();
  await expect(page.getByRole('button', { name: 'Play the video' })).toBeVisible();
});

test('a dismissed banner changes the top padding and moves nothing below', async ({ page }) => {
  const topOf = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.y;
  const padding = () =>
    page
      .getByRole('main')
      .getByRole('link', { name: 'Our work' })
      .evaluate((link) => getComputedStyle(link.parentElement ?? link).paddingTop);
  await open(page, '/case-study/myle-tap');
  const [before, under] = [await topOf(), await padding()];
  await seed(page, { trialUsed: 'true' });
  await page.reload();
  await expect.poll(padding).not.toBe(under);
  expect(await topOf()).toBe(before);
  // Nor is the page scrolled to keep up with the link that moved.
  await page.reload();
  await expect.poll(padding).not.toBe(under);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('when a picture does not load', () => {
  test.use({ allowConsole: ['could not be loaded', 'Failed to load resource'] });

  test('its tile says so with its address, and it can be tried again', async ({ page }) => {
    await page.route('**/still-3-*', (route) => route.abort());
    await open(page, '/case-study/cover-build');
    const gallery = page.locator('section[aria-labelledby="gallery"]');
    await gallery.scrollIntoViewIfNeeded();
    await expect(gallery.getByText('Image could not be loaded')).toBeVisible();
    await expect(gallery.getByText('/media/cover-build/still-3-960.webp')).toBeVisible();
    await page.unroute('**/still-3-*');
    await gallery.getByRole('button', { name: 'Try again' }).click();
    await expect(gallery.getByText('Image could not be loaded')).toHaveCount(0);
  });

  for (const width of [375, 1280])
    test(`the first one says so in view, with nothing to play over it, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.route(/\.(?:avif|webp|mp4|webm)$/, (route) => route.abort());
      await open(page, '/case-study/bellabeat');
      const words = page.getByText('Image could not be loaded').first();
      await expect(words).toBeVisible();
      const isOnTop = (element: Element) => {
        const { left, top } = element.getBoundingClientRect();
        return document.elementFromPoint(left + 5, top + 5) === element;
      };
      await expect.poll(() => words.evaluate(isOnTop)).toBe(true);
      await expect(page.getByRole('button', { name: /the video$/ })).toHaveCount(0);
    });
});
