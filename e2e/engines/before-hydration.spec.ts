import { expect, expectAddress, part } from '../journeys/expectations';
import { test as base } from './fixtures';
import { slowHost } from './slow-host';

const test = base.extend<{ release: () => void }>({
  /** Opens `/login` on a host that holds its scripts. @returns what lets them come */
  release: async ({ tab, origin }, use) => {
    const host = await slowHost(origin, /^\/assets\/.*\.js$/);
    try {
      await tab.goTo('/robots.txt');
      // The page is not loaded until its scripts are, which a typed address would be waited for.
      await tab.run((address) => {
        setTimeout(() => location.assign(address));
      }, `${host.origin}/login`);
      await expect.poll(host.asked).not.toEqual([]);
      await use(host.release);
    } finally {
      host.stop();
    }
  },
});

test('a form page takes what is typed and pressed before its scripts have come', async ({ tab, release }) => {
  await tab.fill('Email', 'ada@example.com');
  await tab.fill('Password', 'hunter2-hunter2');
  await tab.press(part('button', 'Sign In', part('main')));
  release();
  await expectAddress(tab, '/dashboard');
  expect(await tab.run(() => localStorage.getItem('userEmail'), null)).toBe('ada@example.com');
});

test('a link pressed before the scripts have come leads to its page', async ({ tab, release }) => {
  await tab.press(part('link', 'Sign Up', part('banner')));
  await expectAddress(tab, '/signup');
  release();
});
