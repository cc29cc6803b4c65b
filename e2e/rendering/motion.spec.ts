import { customer, expect, holdBack, open, type Page, saveData, seed, test } from '../fixtures';

const moving = async (page: Page): Promise<string[]> => {
  await page.waitForTimeout(500);
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, playState }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return playState === 'running' ? [target?.outerHTML.slice(0, 80) ?? 'a page change'] : [];
    }),
  );
};

test('with reduced motion nothing moves, on no kind of page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await seed(page, customer());
  const addresses = ['/', '/our-work', '/case-study/trillerfest', '/brand', '/onboarding', '/success?session_id=x'];
  for (const address of addresses) {
    await open(page, address);
    expect.soft(await moving(page), address).toEqual([]);
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
  await open(page, '/');
  const release = await holdBack(page, '**/assets/pricing-page-*.js');
  // A delay is not a movement: the progress bar shows after one, all at once.
  const movements = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1).length,
    );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.locator('.navigation-progress')).toBeVisible();
  expect(await movements(), 'on its way').toBe(0);
  release();
  await expect(page).toHaveURL('/pricing');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await movements(), 'when it comes').toBe(0);
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
