/**
 * Draws the looks of sketches into a folder, to look at them: `npx tsx tools/artwork/sketch/render.ts /tmp/looks
 * [look …]`. Without a folder it takes the five pictures of `docs/pictures/sketch`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import { createServer } from 'vite';
import { browserArguments, findBrowser } from '../../../scripts/browsers/find-browser.ts';
import { loadEncoders } from '../output';

const port = 4185;
const [folder, ...chosen] = process.argv.slice(2);
const looks = ['minimal', 'bold', 'elegant', 'modern', 'artsy'];
const states = ['empty', 'short', 'full', 'long', 'rightToLeft'];

const shoot = async (browser: Browser, query: Record<string, string>, size: { width: number; height: number }) => {
  const page = await browser.newPage({ viewport: size });
  page.on('pageerror', (error) => console.error(query, error.message));
  await page.goto(`http://localhost:${port}/tools/artwork/sketch/view.html?${new URLSearchParams(query)}`);
  await page.locator('#view .sheet').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ fullPage: folder !== undefined });
  await page.close();
  return png;
};

const { writeScreenshot } = await loadEncoders();
const executablePath = findBrowser();
const browser = await chromium.launch({ args: browserArguments, ...(executablePath && { executablePath }) });
const server = await createServer({ server: { port, strictPort: true }, logLevel: 'warn' });
await server.listen();
const target = folder ?? 'docs/pictures/sketch';
await mkdir(target, { recursive: true });
if (folder === undefined) {
  for (const look of looks) {
    const png = await shoot(browser, { look }, { width: 1200, height: 900 });
    await writeScreenshot(png, 800, 78, `${target}/${look}.webp`);
  }
} else {
  for (const name of chosen.length ? chosen : [...looks, 'neutral', 'modern+elegant']) {
    const [look = name, type] = name.split('+');
    for (const state of states)
      for (const width of ['phone', 'desktop']) {
        const query = { look, state, width, ...(type && { type }) };
        const png = await shoot(browser, query, { width: width === 'phone' ? 375 : 1200, height: 900 });
        await writeFile(`${target}/${name}-${state}-${width}.png`, png);
      }
  }
}
await browser.close();
await server.close();
