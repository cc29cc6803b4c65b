import { expect, expectAddress, expectSeen, open, part } from '../journeys/expectations';
import { test } from './fixtures';

test('a closed answer is hidden, and opens where the browser’s search finds words in it @night', async ({ tab }) => {
  await open(tab, '/faq');
  const closed = () =>
    tab.run(
      () =>
        [...document.querySelectorAll('main [hidden]')].map((each) => [
          // An engine that does not know the value hides it like any other.
          each.getAttribute('hidden'),
          each.firstElementChild?.checkVisibility(),
        ]),
      null,
    );
  await expect.poll(closed).toEqual(Array(12).fill(['until-found', false]));
  // What it does when it has found something; a test cannot make it search.
  await tab.run(() => {
    document.querySelector('#cancel [hidden]')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  }, null);
  await expectSeen(tab, part('region', /How do I cancel\?$/));
  await expectAddress(tab, '/faq#cancel');
});
