import { expect, expectAddress, expectHydrated } from '../journeys/expectations';
import { test } from './fixtures';
import { slowHost } from './slow-host';

test.use({ expectedTroubles: ['Importing a module script failed', 'dynamically imported module'] });

// Firefox and WebKit abort the scripts that are on their way as soon as the visitor goes elsewhere.
test('a page that is left while a part is on its way is left, not loaded again @night', async ({ tab, origin }) => {
  const host = await slowHost(origin, /^\/(assets\/below-the-fold-|press$)/);
  try {
    await tab.goTo(host.origin);
    await expect.poll(host.asked).toHaveLength(1);
    await tab.run(() => {
      setTimeout(() => location.assign('/press'));
    }, null);
    await expect.poll(host.asked).toEqual([expect.stringContaining('below'), '/press']);
    host.release();
    await expectAddress(tab, '/press');
    // Without its host, a page that lacks scripts would be loaded again.
    await expectHydrated(tab);
    expect(await tab.run(() => ({ ...sessionStorage, ...localStorage }), null)).not.toHaveProperty('reloadedBuild');
  } finally {
    host.stop();
  }
});
