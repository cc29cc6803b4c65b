/** Stories nine and ten of `/demo`, by their own words: from an order to the files on the visitor's disk. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { demoPage, type StoryId, stories } from '../../src/content/public/demo-page';
import { expect, type Locator, open, type Page, sidewaysScroll, test } from '../fixtures';

test.use({ viewport: { width: 375, height: 812 } });

/** Presses, and counts: a story takes ten at most. */
const visitorOf = (page: Page) => {
  let presses = 0;
  const press = async (target: string | Locator) => {
    presses += 1;
    await (typeof target === 'string' ? page.getByRole('button', { name: target, exact: true }) : target).click();
  };
  const agency = async (told: string) => {
    const strip = page.getByRole('complementary', { name: /^Story/ });
    await press(strip.getByRole('button', { name: demoPage.stories.agency }));
    await expect(strip).toContainText(told);
  };
  const begin = async (story: StoryId) => {
    await open(page, '/demo');
    await press(stories[story].action);
    await expect(page).toHaveURL(/\/project\?/);
  };
  const download = async (button: string) => {
    const started = page.waitForEvent('download');
    await press(button);
    return unzipSync(await readFile(await (await started).path()));
  };
  return { press, agency, begin, download, count: () => presses };
};

const round = (page: Page, number: number) => page.getByRole('heading', { name: `Proofs, round ${number}` });

test('a logo: three proofs, one chosen, changed, approved, and files that open', async ({ page, context }) => {
  const visitor = visitorOf(page);
  await visitor.begin('logo');
  await visitor.agency('Proofs were sent: Logo Design');
  await expect(round(page, 1)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Choose a proof' }).getByRole('radio')).toHaveCount(3);
  expect(await sidewaysScroll(page)).toBe(0);
  // A second tab of the same customer.
  const other = await context.newPage();
  await open(other, page.url());
  await page.getByLabel('What should change?').fill('In dark green, please.');
  await page.reload();
  await expect(page.getByLabel('What should change?')).toHaveValue('In dark green, please.');
  await visitor.press(page.getByRole('radio', { name: '3: A ring of tiles' }));
  await visitor.press('Ask for a change');
  await expect(other.getByText('In dark green, please.')).toBeVisible();
  await visitor.agency('Proofs were sent: Logo Design');
  await expect(round(page, 2)).toBeVisible();
  await expect(round(other, 2)).toBeVisible();
  await visitor.press('Approve');
  await expect(other.getByText('Approved: a ring of tiles.')).toBeVisible();
  // It is stored. Besides, the button is new, and not locked for as long as a double click takes.
  await page.reload();
  await expect(page.getByText('Approved: a ring of tiles.')).toBeVisible();
  await visitor.agency('Delivered: Logo Design');
  await expect(other.getByRole('heading', { name: 'Your files' })).toBeVisible();
  const files = await visitor.download('Download all');
  expect(visitor.count()).toBeLessThanOrEqual(10);
  const names = Object.keys(files);
  expect(names).toHaveLength(31);
  for (const name of names.filter((one) => one.endsWith('.png'))) {
    // Signature, and the width or height in the header.
    const png = Buffer.from(files[name] ?? []);
    expect(png.subarray(1, 4).toString(), name).toBe('PNG');
    expect(name).toContain(`-${Math.max(png.readUInt32BE(16), png.readUInt32BE(20))}.png`);
  }
  const drawings = names.filter((one) => one.endsWith('.svg')).map((one) => strFromU8(files[one] ?? new Uint8Array()));
  // What was asked for: dark green.
  expect(drawings.join('')).toContain('#006400');
  await page.goto('about:blank');
  const readable = await page.evaluate(
    (texts) =>
      texts.every((text) => !new DOMParser().parseFromString(text, 'image/svg+xml').querySelector('parsererror')),
    drawings,
  );
  expect(readable).toBe(true);
});

test('a site: hours, a draft, texts that are changed, an address of its own, and a folder that opens', async ({
  page,
}, testInfo) => {
  const visitor = visitorOf(page);
  await visitor.begin('site');
  await expect(page.getByText('Being built, 21 hours left')).toBeVisible();
  await expect(page.getByRole('region', { name: 'First draft' })).toBeVisible();
  await visitor.press('Demo');
  await visitor.press('A day later');
  await visitor.press('Close');
  await expect(page.getByText('Your site is live.')).toBeVisible();
  await visitor.press('Change texts');
  await page.getByLabel('Business name').fill('Sample <b>Bakery</b>');
  await visitor.press('Save');
  await expect(page.getByText('Saved. The site has the new texts.')).toBeVisible();
  await visitor.press('Approve');
  await expect(page.getByRole('button', { name: 'Change texts' })).toHaveCount(0);
  await visitor.agency('Delivered: Instant Site');
  const files = await visitor.download('Download the site');
  await visitor.press(page.getByRole('link', { name: 'Open the site' }));
  expect(visitor.count()).toBeLessThanOrEqual(10);
  await expect(page.getByRole('heading', { name: 'Bread that is worth the walk.' })).toBeVisible();
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL(/\/site\?order=.*page=contact/);
  await expect(page.getByText('1 Sample Street')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  expect(await sidewaysScroll(page)).toBe(0);
  // From the disk.
  for (const [name, bytes] of Object.entries(files)) {
    const path = testInfo.outputPath('site', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
  await page.goto(pathToFileURL(join(testInfo.outputPath('site'), 'index.html')).href);
  await expect(page).toHaveTitle('Sample <b>Bakery</b>');
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(page.getByText('1 Sample Street')).toBeVisible();
  expect(await page.evaluate(() => document.querySelectorAll('script, [style]').length)).toBe(0);
  expect(Object.values(files).reduce((sum, { length }) => sum + length, 0)).toBeLessThan(150_000);
});
