import { expect, expectAddress, part } from '../journeys/expectations';
import { test as base } from './fixtures';
import { type SlowHost, slowHost } from './slow-host';

const test = base.extend<{ release: () => void }, { hosts: SlowHost[] }>({
  /** These go on after a test: its tab is closed later than its host would be, and pictures on their way would fail. */
  hosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const hosts: SlowHost[] = [];
      await use(hosts);
      for (const host of hosts) host.stop();
    },
    { scope: 'worker' },
  ],
  /** Opens `/login` on a host that holds its scripts. @returns what lets them come */
  release: async ({ tab, origin, hosts }, use) => {
    const host = await slowHost(origin, /^\/assets\/.*\.js$/);
    hosts.push(host);
    await tab.goTo('/robots.txt');
    // The page is not loaded until its scripts are, which a typed address would be waited for.
    await tab.run((address) => {
      setTimeout(() => location.assign(address));
    }, `${host.origin}/login`);
    await expect.poll(host.asked).not.toEqual([]);
    await use(host.release);
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

test('a link pressed before the scripts have come leads to its page', async ({ tab, release, engine }) => {
  test.skip(engine === 'old Chrome', 'It asks for no page while six requests to a host without HTTP/2 wait.');
  await tab.press(part('link', 'Sign Up', part('banner')));
  await expectAddress(tab, '/signup');
  release();
});
