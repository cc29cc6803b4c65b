import { readFileSync } from 'node:fs';
import { firstLoads, taggedScripts } from '../../scripts/first-load';
import { customer, expect, seed, test } from '../fixtures';

// `npm run size` weighs these files.
for (const address of [
  '/',
  // A group of services, which loads the text of one category only.
  '/services/engineering',
  '/case-study/bellabeat',
  '/dashboard',
  '/admin',
  '/instant-site-form',
])
  test(`${address} loads the scripts that are counted, and no others`, async ({ page }) => {
    await seed(page, customer({ isAdmin: 'true' }));
    // Without Save-Data, an idle browser loads the first draft as well, which `npm run size` weighs by itself.
    if (address === '/instant-site-form')
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const loaded = new Set<string>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) loaded.add(pathname.slice(1));
    });
    await page.goto(address);
    const html = readFileSync(`dist${address === '/' ? '/index' : address}.html`, 'utf8');
    const counted = [...firstLoads()(address, taggedScripts(html))].sort();
    await expect.poll(() => [...loaded].sort()).toEqual(counted);
  });
