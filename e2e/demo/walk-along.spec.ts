/** The story of `/demo` that the visitor has begun, above each page. */
import { stories } from '../../src/content/public/demo-page';
import { expectNoViolations } from '../../support/axe';
import { expect, open, type Page, sidewaysScroll, test } from '../fixtures';
import { steered } from './desk';

test.use({ waits: 'specified' });

const strip = (page: Page) => page.getByRole('complementary', { name: /^Story \d+ of 10/ });
const begin = async (page: Page, story: keyof typeof stories) => {
  await open(page, '/demo');
  await expect(strip(page)).toHaveCount(0);
  await page.getByRole('button', { name: stories[story].action, exact: true }).click();
};

test('a story walks along at each width, survives a reload and leads to the next one', async ({ page }) => {
  await begin(page, 'declined');
  await expect(page).toHaveURL(/payment\?plan=agency/);
  for (const text of ['Story 2 of 10', stories.declined.title, stories.declined.steps, stories.declined.watch])
    await expect(strip(page)).toContainText(text);
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoViolations(page, `with a story, ${width} px`);
    expect(await sidewaysScroll(page), `${width} px`).toBe(0);
    const bottom = await strip(page).evaluate((element) => element.getBoundingClientRect().bottom);
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.y, `${width} px`).toBeGreaterThan(bottom);
  }
  await page.reload();
  await expect(strip(page)).toContainText('Story 2 of 10');
  await strip(page).getByRole('button', { name: 'Next story' }).click();
  await expect(page).toHaveURL('/purchase-credits');
  await expect(strip(page)).toContainText(stories.lost.title);
  await open(page, '/faq');
  await expect(strip(page)).toContainText(stories.lost.title);
});

test('a story that makes the storage full walks along; the next one ends that; the last one ends', async ({ page }) => {
  await begin(page, 'tabs');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('region', { name: 'Available credits' })).toContainText('750');
  await strip(page).getByRole('button', { name: 'Next story' }).click();
  // The strip is there before the story has led away.
  await expect(page).toHaveURL('/redeem/logo-design');
  await expect(strip(page)).toContainText('Story 5 of 10');
  await expect(steered(page, 'Storage: full')).toBeVisible();
  for (const [number, heading] of [
    [6, 'Admin Dashboard'],
    [7, /^Welcome back/],
    [8, 'Project brief'],
    [9, 'Logo Design'],
    [10, 'Instant Site'],
  ] as const) {
    await strip(page).getByRole('button', { name: 'Next story' }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(strip(page)).toContainText(`Story ${number} of 10`);
    await expect(steered(page, 'Storage: full')).toHaveCount(0);
  }
  await expect(strip(page).getByRole('button', { name: 'Next story' })).toHaveCount(0);
  await strip(page).getByRole('button', { name: 'End' }).click();
  await expect(strip(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
});
