import type { Tab } from './drivers/tab';
import { expect, expectAddress, expectGone, expectSeen, open, part } from './expectations';
import { test } from './fixtures';

const cancel = part('button', /How do I cancel\?$/);
const owner = part('button', /Who owns the work\?$/);
const answer = part('region', /How do I cancel\?$/);

/** Whether the words are in view: hidden ones and those beyond the window are not. */
const isInView = (tab: Tab, words: string) =>
  tab.run((text) => {
    const [paragraph] = [...document.querySelectorAll('main p')].filter((each) => each.textContent?.includes(text));
    if (!paragraph?.checkVisibility()) return false;
    const { top, bottom } = paragraph.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  }, words);

test('one answer is open at a time, and the address follows it', async ({ tab }) => {
  await open(tab, '/faq');
  await expectGone(tab, answer);
  await tab.press(cancel);
  await expectSeen(tab, answer);
  await expectAddress(tab, '/faq#cancel');
  await tab.press(owner);
  await expectGone(tab, answer);
  await expectAddress(tab, '/faq#ownership');
  await tab.press(owner);
  await expectAddress(tab, '/faq');
});

test('an address with a question opens its answer and brings it into view', async ({ tab }) => {
  await open(tab, '/faq#support-hours');
  await expect.poll(() => isInView(tab, 'Mon-Fri 9am-5pm EST')).toBe(true);
});

test('a link from another page opens the answer it names', async ({ tab }) => {
  await open(tab, '/pricing');
  await tab.press(part('link', 'How do I cancel?'));
  await expectAddress(tab, '/faq#cancel');
  await expect.poll(() => isInView(tab, "30 days' notice")).toBe(true);
});

test('a closed answer is hidden, and opens where the browser’s own search finds words in it', async ({ tab }) => {
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
  await expectSeen(tab, answer);
  await expectAddress(tab, '/faq#cancel');
});
