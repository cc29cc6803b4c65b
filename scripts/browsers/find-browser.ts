import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { attempt, installFromDebian } from './debian.ts';

/** The headless shell first, because it runs the tests in half the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** Arguments for Chromium in a container without network access. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without hinting, text is as wide as on a phone.
  '--font-render-hinting=none',
];

const onPath = () =>
  (process.env.PATH ?? '')
    .split(':')
    .flatMap((folder) => names.map((name) => `${folder}/${name}`))
    .concat(
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    )
    .find((file) => existsSync(file));

/** The browser for the tests: `CHROMIUM_PATH`, an installed Chromium or Chrome, Playwright's own; null if there is none. */
export const findBrowser = (): string | null => {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const bundled = chromium.executablePath();
  return onPath() ?? (existsSync(bundled) ? bundled : null);
};

const installBrowser = (): string | null => {
  if (!installFromDebian('chromium-headless-shell') && !installFromDebian('chromium'))
    attempt('npx', 'playwright', 'install', '--with-deps', '--only-shell', 'chromium');
  return findBrowser();
};

/** The screenshots to compare with were taken with this font in place of Arial. Without it, visual tests are skipped. */
const hasFont = () =>
  process.platform !== 'linux' ||
  ['liberation', 'liberation2'].some((folder) => existsSync(`/usr/share/fonts/truetype/${folder}`));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const browser = findBrowser() ?? installBrowser();
  if (!hasFont()) installFromDebian('fonts-liberation');
  if (browser) console.log(`browser for the tests: ${browser}`);
  else {
    console.error('No browser for the tests: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
    process.exitCode = 1;
  }
}
