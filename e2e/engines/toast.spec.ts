import { expect, expectText, open, part } from '../journeys/expectations';
import { test } from './fixtures';

test('a toast stays as long as the pointer rests on it @night', async ({ tab }) => {
  await open(tab, '/onboarding');
  await tab.press(part('button', 'Next'));
  await expectText(tab, 'Missing information');
  await tab.pointAt(part('button', 'Close'));
  const isThere = () => tab.run(() => document.body.innerText.includes('Missing information'), null);
  const since = await tab.run(() => performance.now(), null);
  // Longer than the 4000 milliseconds that it stays otherwise.
  await expect.poll(() => tab.run((start) => performance.now() - start > 5000, since)).toBe(true);
  expect(await isThere()).toBe(true);
  await tab.pointAt(part('heading', 'Help Us Create Your Perfect Website'));
  await expect.poll(isThere).toBe(false);
});
