import { admin, expect, seed, test } from '../fixtures';
import { frame, violationsOf } from '../support/axe';
import { open, sidewaysScroll } from '../support/page';
import { renderedPages } from '../support/rendered-pages';

const widths = [320, 768, 1440];

/** One page of each kind is examined at all widths: the many of one kind differ in their words only, which fit the narrowest or none. */
const examples = new Map(renderedPages.map(({ address }) => [address.replace(/(.)\/[^/]+$/, '$1/*'), address]));
const isExample = (address: string) =>
  examples.get(address.replace(/(.)\/[^/]+$/, '$1/*')) === address || address === '/services/engineering';

/** Forms and account pages that `e2e/rendering/states.spec.ts` examines in each of their states, at two widths. */
const examinedInStates =
  /^\/(login|signup|subscribe|onboarding|payment|instant-site-form|purchase-credits|redeem\/.*|history|receipt|admin)$/;

/** Pages that send everyone but their own visitors away. */
const guarded = /^\/(dashboard|purchase-credits|add-payment-method|redeem|history|receipt|admin$)/;

// Colours are measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { address } of renderedPages)
  test(`the page ${address}`, async ({ page }) => {
    if (guarded.test(address)) await seed(page, admin());
    // A guard has sent the visitor on by then.
    await open(page, address);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const width of isExample(address) ? widths : widths.slice(0, 1)) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await sidewaysScroll(page), `sideways scroll at ${width}`).toBe(0);
      // Header and footer are the same on all pages, but for who is signed in.
      const isWhole = ['/', '/dashboard'].includes(address);
      const isExamined = isExample(address) && !examinedInStates.test(address);
      if (isExamined && (width === 320 || (isWhole && width === 1440)))
        expect.soft(await violationsOf(page, { withoutParts: isWhole ? [] : frame }), `at ${width}`).toEqual([]);
    }
  });
