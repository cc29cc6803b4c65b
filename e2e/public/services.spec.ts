import { colors } from '../../brand.config';
import { expect, test } from '../fixtures';
import { rgb } from '../support/colors';
import { open } from '../support/page';

test('tabs narrow the list to one group', async ({ page }) => {
  await open(page, '/services');
  const tabs = page.getByRole('group', { name: 'Services by discipline' });
  const services = page.locator('main li a[href^="/services/"]:visible');
  await expect(services).toHaveCount(25);
  await tabs.getByRole('button', { name: 'Research' }).click();
  await expect(tabs.getByRole('button', { name: 'Research' })).toHaveAttribute('aria-pressed', 'true');
  await expect(services).toHaveCount(5);
  await expect(page).toHaveURL(/\/services\?trade=research$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /User Research/ })
    .click();
  await expect(page).toHaveURL(/\/services\/user-research$/);
  await page.goBack();
  await expect(services).toHaveCount(5);
  await page.reload();
  await expect(services).toHaveCount(5);
  await tabs.getByRole('button', { name: 'Bundles' }).click();
  await expect(services).toHaveCount(5);
  await expect(page.getByRole('heading', { name: 'Bundles' })).toBeVisible();
  await tabs.getByRole('button', { name: 'All services' }).click();
  await expect(services).toHaveCount(25);
  await expect(page).toHaveURL(/\/services$/);
});

test('a category page has its parts and its ways on, on ink', async ({ page }) => {
  await page.goto('/services/growth-optimization');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Get a quote' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'View pricing' }).first()).toHaveAttribute('href', '/pricing');
  await expect(main.getByRole('heading', { name: 'Why choose our Growth Optimization services' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Client Success Stories' })).toBeVisible();
  await expect(main.getByRole('link', { name: /300% user growth/ })).toHaveAttribute(
    'href',
    '/case-study/unikoin-gold',
  );
  await expect(main.getByRole('link', { name: 'View all case studies' })).toHaveAttribute('href', '/our-work');
  await expect(main.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/contact');
  const ground = await main
    .getByRole('heading')
    .first()
    .evaluate((heading) => {
      let element: Element | null = heading;
      while (element && getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)')
        element = element.parentElement;
      return element && getComputedStyle(element).backgroundColor;
    });
  expect(ground).toBe(rgb(colors.ink));
});

test('a group leads to its members, and loads the text of one category only', async ({ page }) => {
  const texts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/(web3|mobile|cloud|engineering)-/.test(request.url())) texts.push(request.url());
  });
  await page.goto('/services/engineering');
  await expect(page.locator('html')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(texts.filter((url) => !url.includes('/engineering-'))).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Web3' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Web3' })).toBeFocused();
});
