import { ownSite } from '../hosting/own-site';
import { expect, expectAddress, expectSeen, open, part } from '../journeys/expectations';
import { test } from './fixtures';

test('after one visit pages open although the host is gone', async ({ tab }) => {
  const site = await ownSite();
  try {
    await open(tab, `${site.origin}/faq`);
    const isKept = () => tab.run(() => Boolean(navigator.serviceWorker.controller), null);
    await expect.poll(isKept).toBe(true);
  } finally {
    site.stop();
  }
  await tab.press(part('link', 'Contact', part('contentinfo')));
  await expectAddress(tab, '/contact');
  await expectSeen(tab, part('heading', /get in touch/i));
  await open(tab, `${site.origin}/services/branding`);
  await expectSeen(tab, part('heading', /branding/i));
});
