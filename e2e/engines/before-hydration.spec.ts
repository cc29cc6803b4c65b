import { expect, expectAddress, part } from '../journeys/expectations';
import { test } from './fixtures';
import { slowHost } from './slow-host';

test('a form page takes what is typed and pressed before its scripts have come', async ({ tab, origin }) => {
  const host = await slowHost(origin, /^\/assets\/.*\.js$/);
  try {
    await tab.goTo('/terms');
    // The page is not loaded until its scripts are, which a typed address would be waited for.
    await tab.run((address) => {
      setTimeout(() => location.assign(address));
    }, `${host.origin}/login`);
    await expect.poll(host.asked).not.toEqual([]);
    await tab.fill('Email', 'ada@example.com');
    await tab.fill('Password', 'hunter2-hunter2');
    await tab.press(part('button', 'Sign In', part('main')));
    host.release();
    await expectAddress(tab, '/dashboard');
    expect(await tab.run(() => localStorage.getItem('userEmail'), null)).toBe('ada@example.com');
  } finally {
    host.stop();
  }
});
