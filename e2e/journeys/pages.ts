/** What a visitor does on public pages. */
import { identity } from '../../brand.config';
import { expect, expectAddress, expectGone, expectSeen, open, part } from './expectations';
import type { Journey, Tab } from './tab';

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

const answers: Journey = async (tab, reached) => {
  await open(tab, '/faq');
  await expectGone(tab, answer);
  await tab.press(cancel);
  await expectSeen(tab, answer);
  await expectAddress(tab, '/faq#cancel');
  await tab.press(owner);
  await expectGone(tab, answer);
  await expectAddress(tab, '/faq#ownership');
  await reached('another answer is open');
  await tab.press(owner);
  await expectAddress(tab, '/faq');
  await reached('no answer is open');
};

const answerByAddress: Journey = async (tab, reached) => {
  await open(tab, '/faq#support-hours');
  await expect.poll(() => isInView(tab, identity.supportHours.text)).toBe(true);
  await reached('the answer is in view');
};

const answerByLink: Journey = async (tab, reached) => {
  await open(tab, '/pricing');
  await tab.press(part('link', 'How do I cancel?'));
  await expectAddress(tab, '/faq#cancel');
  await expect.poll(() => isInView(tab, '30 days’ notice')).toBe(true);
  await reached('the answer is in view');
};

// A film is offered as WebM and as MP4. Neither of Debian's browsers plays MP4 by itself.
const film: Journey = async (tab, reached) => {
  await open(tab, '/case-study/bellabeat');
  const state = () =>
    tab.run(() => {
      const video = document.querySelector('video');
      return { plays: Boolean(video && !video.paused && video.currentTime > 0), isMuted: video?.muted };
    }, null);
  await expect.poll(state).toEqual({ plays: true, isMuted: true });
  const wordsCovered = () => {
    const [button, video] = ['[aria-label$="the video"]', 'video'].map((found) => document.querySelector(found));
    return (button?.getBoundingClientRect().bottom ?? 0) - (video?.getBoundingClientRect().top ?? 0);
  };
  expect(await tab.run(wordsCovered, null), 'the buttons stand above the picture').toBeLessThan(1);
  await tab.press(part('button', 'Unmute the video'));
  await expectSeen(tab, part('button', 'Mute the video'));
  await expect.poll(state).toEqual({ plays: true, isMuted: false });
  expect(await tab.run(() => localStorage.getItem('video-mute-bellabeat'), null)).toBe('false');
  await reached('the film plays with sound');
  await tab.reload();
  await expectSeen(tab, part('button', 'Pause the video'));
  // Before the visitor has pressed anything a browser may refuse sound.
  await tab.press(part('heading', 'Bellabeat'));
  await expectSeen(tab, part('button', 'Mute the video'));
  await expect.poll(state).toEqual({ plays: true, isMuted: false });
};

const scrollY = (tab: Tab) => tab.run(() => Math.round(window.scrollY), null);

const backAndForward: Journey = async (tab, reached) => {
  await open(tab, '/');
  await tab.run(() => window.scrollTo({ top: 2400, behavior: 'instant' }), null);
  await tab.press(part('link', 'FAQ', part('banner')));
  await expectAddress(tab, '/faq');
  await expect.poll(() => scrollY(tab)).toBe(0);
  await reached('the page behind a link');
  await tab.back();
  await expectAddress(tab, '/');
  await expect.poll(() => scrollY(tab)).toBe(2400);
  await tab.forward();
  await expectAddress(tab, '/faq');
  await expect.poll(() => scrollY(tab)).toBe(0);
  await reached('the page behind a link, again');
};

const search = part('combobox', 'Search the site');

const searchInDialog: Journey = async (tab, reached) => {
  await open(tab, '/contact');
  await tab.press(part('link', /^Search/, part('banner')));
  await expectSeen(tab, search);
  await tab.fill('Search the site', 'web d');
  await expectSeen(tab, part('option', /Web/));
  await tab.fill('Search the site', 'cancel');
  await expectSeen(tab, part('option', /How do I\s*cancel/));
  await tab.keys('Enter');
  await expectAddress(tab, '/faq#cancel');
  await expectGone(tab, part('dialog'));
  await reached('the result');
};

const searchOnPage: Journey = async (tab, reached) => {
  await open(tab, '/search');
  await tab.fill('Search the site', 'pricing');
  await tab.keys('Enter');
  await expectAddress(tab, '/search?q=pricing');
  const result = part('link', /^Pricing/, part('heading', /^Pricing/));
  await expectSeen(tab, result);
  await reached('the results');
  await tab.press(result);
  await expectAddress(tab, /^\/pricing/);
  await tab.back();
  await expectSeen(tab, result);
  await expect.poll(() => tab.valueOf('Search the site')).toBe('pricing');
  await reached('the results, again');
};

export const pages = {
  'one answer is open at a time, and the address follows it': answers,
  'an address with a question opens its answer and brings it into view': answerByAddress,
  'a link from another page opens the answer it names': answerByLink,
  'a film plays, and the choice of sound is kept': film,
  'Back and Forward find the place again': backAndForward,
  'the search’s dialog leads to a result': searchInDialog,
  'the search’s page leads to a result, and Back to the results': searchOnPage,
} satisfies Record<string, Journey>;
