import { customer, expect, footerLink, holdBack, open, type Page, saveData, seed, test } from '../fixtures';

/** From here on, every page of the tab keeps what moves on it for longer than a moment, frame by frame. A delay is not a movement. */
const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    const moved = new Set<string>();
    Object.assign(window, { moved });
    const look = () => {
      for (const { effect } of document.getAnimations())
        if (effect instanceof KeyframeEffect && Number(effect.getComputedTiming().activeDuration) > 1)
          moved.add(effect.target?.outerHTML.slice(0, 80) ?? 'a page change');
      requestAnimationFrame(look);
    };
    look();
  });
const moved = (page: Page) => page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved]);

test('with reduced motion nothing moves, on no kind of page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await seed(page, customer());
  await watchMotion(page);
  const addresses = ['/', '/our-work', '/case-study/trillerfest', '/brand', '/onboarding', '/success?session_id=x'];
  for (const address of addresses) {
    await open(page, address);
    await page.waitForLoadState('networkidle');
    expect.soft(await moved(page), address).toEqual([]);
    const playing = await page
      .locator('video')
      .evaluateAll((films) => films.filter((film) => !(film as HTMLVideoElement).paused).length);
    expect.soft(playing, `${address}: films`).toBe(0);
  }
});

test('with reduced motion a page change moves nothing, neither on its way nor when it comes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Nothing is loaded ahead, so that the page is on its way.
  await saveData(page);
  await watchMotion(page);
  await open(page, '/');
  const release = await holdBack(page, '**/assets/pricing-page-*.js');
  await footerLink(page, 'Pricing').click();
  await expect(page.locator('.navigation-progress')).toBeVisible();
  expect(await moved(page), 'on its way').toEqual([]);
  release();
  await expect(page).toHaveURL('/pricing');
  await expect(page.locator('main h1')).toBeFocused();
  await page.waitForLoadState('networkidle');
  expect(await moved(page), 'when it comes').toEqual([]);
});

test.describe('under a finger', () => {
  test.use({ isMobile: true, hasTouch: true });

  test('the card of a case takes its pressed shape at once', async ({ page }) => {
    await open(page, '/our-work');
    const card = page.locator('main a[href^="/case-study/"]').first();
    await card.scrollIntoViewIfNeeded();
    await card.focus();
    await card.hover();
    await expect(page.locator('main .case-picture').first()).not.toHaveCSS('border-start-start-radius', '0px');
    const turning = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((motion) => /radius|translate/.test((motion as CSSTransition).transitionProperty)),
    );
    expect(turning).toEqual([]);
  });
});
