import { expectNoViolations } from '../../../support/axe';
import { expect, test } from '../../fixtures';
import { desktop, field, fill, phone, tabTo } from '../../support/forms';
import { open, required } from '../../support/instant-site';
import { drawn, sketchOn } from './sketch';

test('it follows what is typed, in the place that was kept for it', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page);
  const sketch = sketchOn(page);
  const placeOf = async () => ({ ...(await sketch.boundingBox()), y: 'as the page is scrolled' });
  const place = await placeOf();
  await drawn(page);
  await expect(sketch.getByText('Your name here').first()).toBeVisible();
  expect(await placeOf()).toEqual(place);
  await fill(page, { ...required, Phone: '316-555-0100', 'Additional notes': 'Steam' });
  await expect(sketch.getByText('Analytical Engines').first()).toBeVisible();
  await expect(sketch).toContainText('We build engines that compute.');
  for (const secret of ['Ada Lovelace', 'ada@example.com', '316-555-0100', 'Steam'])
    await expect(sketch).not.toContainText(secret);
  expect(await placeOf()).toEqual(place);

  for (const label of ['About', 'Services', 'Contact'])
    await page.getByRole('group', { name: 'Which pages?' }).getByLabel(label, { exact: true }).check();
  const pages = sketch.getByRole('group', { name: 'Pages of the draft' }).getByRole('button');
  await expect(pages).toHaveText(['Home', 'About', 'Services']);
  await expect(sketch).toContainText('The site includes 3 pages. Not drawn: Contact.');
  await sketch.getByRole('button', { name: 'Services' }).click();
  await expect(sketch.getByText('What you offer, and for whom')).toBeVisible();
  // It is an illustration: nothing in it is found by a screen reader, and the page has one h1.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(sketch.getByRole('heading')).toHaveCount(1);

  const desk = page.getByRole('button', { name: 'Demo' });
  const [tab, column] = await Promise.all([desk.boundingBox(), sketch.boundingBox()]);
  expect((column?.x ?? 0) + (column?.width ?? 0)).toBeLessThanOrEqual(tab?.x ?? 0);
  const colors = () =>
    sketch.locator('.site, .site *').evaluateAll((parts) =>
      parts.map((part) => {
        const { color, backgroundColor, borderBlockColor, fill, colorScheme } = getComputedStyle(part);
        return [color, backgroundColor, borderBlockColor, fill, colorScheme];
      }),
    );
  const byDay = await colors();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colors()).toEqual(byDay);
  await page.clock.resume();
  await expectNoViolations(page, 'sketch beside the form');
});

test('on a phone a button with the number of answers opens it over the screen, by keyboard', async ({ page }) => {
  await page.setViewportSize({ ...phone, width: 320 });
  await open(page);
  await expect(sketchOn(page)).toBeHidden();
  await fill(page, required);
  const button = page.getByRole('button', { name: 'See your first draft (2 answers)' });
  const bar = await page.getByRole('navigation', { name: 'Sections' }).boundingBox();
  expect(await button.boundingBox()).toMatchObject({ width: 48, height: bar?.height });
  await page.clock.runFor(1000);
  await expect(button.locator('xpath=..').locator('.headline')).toHaveText('We build engines that compute.');
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'First draft' });
  await expect(dialog.getByRole('heading', { name: 'Analytical Engines' })).toBeVisible();
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 320 });
  expect(await dialog.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(320);
  await page.clock.resume();
  await expectNoViolations(page, 'sketch in its dialog');
  await dialog.getByRole('button', { name: 'Desktop' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Desktop' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(field(page, 'Business name')).toHaveValue('Analytical Engines');
});
