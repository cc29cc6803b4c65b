import { expect, followUnseen, footerLink, open, type Page, test } from '../fixtures';

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, name: string) => main(page).getByRole('button', { name });
const opened = (page: Page) => main(page).getByRole('button', { expanded: true });
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo(0, to), top);
const isOpen = (page: Page, name: string) => expect(row(page, name)).toHaveAttribute('aria-expanded', 'true');

test('the scroll position stays when the questions are rendered after the visitor has scrolled', async ({ page }) => {
  await open(page, '/contact');
  const session = await page.context().newCDPSession(page);
  // The questions are rendered after the heading has been painted, on a slow machine a second later.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await page.evaluate(() => {
    const scrollOnce = () => {
      if (document.querySelector('h1')?.textContent === 'Twelve straight answers') window.scrollTo(0, 600);
      else requestAnimationFrame(scrollOnce);
    };
    scrollOnce();
  });
  await footerLink(page, 'FAQ').click();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(12);
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
});

test('Back and reload find the answer open and the place again', async ({ page }) => {
  await open(page, '/faq');
  const name = 'How fast will I see something?';
  await row(page, name).click();
  await isOpen(page, name);
  await scrollTo(page, 1300);
  const top = await scrollY(page);
  await page.reload();
  await isOpen(page, name);
  await expect.poll(() => scrollY(page)).toBe(top);
  await followUnseen(footerLink(page, 'Enterprise'));
  await expect(page.getByRole('heading', { level: 1, name: 'Enterprise Solutions' })).toBeFocused();
  await page.goBack();
  await isOpen(page, name);
  await expect.poll(() => scrollY(page)).toBe(top);
});

test('a link to the answer that a press has opened adds no entry', async ({ page }) => {
  await open(page, '/contact');
  await open(page, '/faq');
  await row(page, 'How do I cancel?').click();
  await expect(page).toHaveURL(/\/faq#cancel$/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('How do I cancel?');
  await page.getByRole('dialog').getByRole('option', { name: 'How do I cancel?' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await isOpen(page, 'How do I cancel?');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('a link to the page alone closes the answer that is open', async ({ page }) => {
  await open(page, '/faq#cancel');
  await isOpen(page, 'How do I cancel?');
  await footerLink(page, 'FAQ').click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(opened(page)).toHaveCount(0);
  await expect.poll(() => scrollY(page)).toBe(0);
  await row(page, 'How do I cancel?').click();
  await expect(page).toHaveURL(/\/faq#cancel$/);
  await footerLink(page, 'FAQ').click();
  await expect(opened(page)).toHaveCount(0);
});
