import { expect, it, onTestFinished, vi } from 'vitest';
import * as banner from '../../../src/services/trial/banner';
import { store } from '../../../src/storage/store';
import { trialUsed } from '../../../src/storage/visitor-keys';

const now = new Date(2026, 2, 1, 12);
const later = (days: number) => new Date(now.getTime() + days * 24 * 3600 * 1000);

/** The visibility in each `bannerVisibilityChange` from here on, in order. */
const announced = (clock = () => now) => {
  const visibilities: boolean[] = [];
  const onChange = (event: Event) => {
    if (event instanceof CustomEvent) visibilities.push(event.detail.visible);
  };
  window.addEventListener('bannerVisibilityChange', onChange);
  onTestFinished(() => window.removeEventListener('bannerVisibilityChange', onChange));
  onTestFinished(banner.dispatchBannerChanges(clock));
  return visibilities;
};

const take = () => {
  localStorage.setItem('trialUsed', 'true');
  localStorage.setItem('trialEndDate', later(7).toISOString());
};
const dismissAt = (days: number) => () => banner.dismissBanner(later(days));
it.each([
  ['nothing', [], 'trial-offer', 'trial-offer', 'trial-offer'],
  ['the offer was dismissed', [dismissAt(0)], null, 'trial-offer', 'trial-offer'],
  ['a trial was taken', [take], null, 'trial-ended', 'trial-ended'],
  ['the offer was dismissed, and a trial taken', [dismissAt(0), take], null, 'trial-ended', 'trial-ended'],
  ['a trial was taken and has ended, and that was dismissed', [take, dismissAt(7)], null, null, null],
  ['the same, and the offer before it', [dismissAt(0), take, dismissAt(7)], null, null, null],
  ['the same, in two tabs', [take, dismissAt(7), dismissAt(8)], null, null, null],
] as const)('by what has happened %s', async (_what, steps, onFirstDay, afterSeven, muchLater) => {
  for (const step of steps) await step();
  const messages = [now, later(7), later(400)].map((moment) => banner.bannerMessage(moment));
  expect(messages).toEqual([onFirstDay, afterSeven, muchLater]);
});

it('a dismissal after the trial has no expiry', async () => {
  await banner.dismissBanner(now);
  take();
  await banner.dismissBanner(later(7));
  expect(localStorage.getItem('bannerShown')).toBe('false');
  expect(localStorage.getItem('bannerExpiry')).toBeNull();
  announced(() => later(400));
  expect(localStorage.getItem('bannerShown')).toBe('false');
});

it('offers no second trial where the end of the first cannot be read', () => {
  localStorage.setItem('trialUsed', 'true');
  localStorage.setItem('trialEndDate', 'soon');
  expect(banner.bannerMessage(later(400))).toBeNull();
});

it('stays hidden for seven days after it was dismissed', async () => {
  await banner.dismissBanner(now);
  expect({ ...localStorage }).toEqual({ bannerShown: 'false', bannerExpiry: new Date(2026, 2, 8, 12).toISOString() });
  expect(banner.isBannerVisible(later(6.9))).toBe(false);
  expect(banner.isBannerVisible(later(7))).toBe(true);
});

it('stays hidden when it was dismissed without an expiry', () => {
  localStorage.setItem('bannerShown', 'false');
  announced();
  expect(banner.isBannerVisible(later(30))).toBe(false);
  expect({ ...localStorage }).toEqual({ bannerShown: 'false' });
});

it.each(['', 'soon', '2026-13-45T00:00:00Z'])('comes back when its expiry is %j', async (expiry) => {
  localStorage.setItem('bannerShown', 'false');
  localStorage.setItem('bannerExpiry', expiry);
  expect(banner.isBannerVisible(now)).toBe(true);
  announced();
  await vi.waitFor(() => expect(localStorage.getItem('bannerShown')).toBe('true'));
});

it('removes an expired dismissal', async () => {
  await banner.dismissBanner(now);
  announced(() => later(8));
  await vi.waitFor(() => expect({ ...localStorage }).toEqual({ bannerShown: 'true' }));
});

it('dispatches the window event when it is dismissed', async () => {
  const visibilities = announced();
  await banner.dismissBanner(now);
  expect(visibilities).toEqual([false]);
});

it('dispatches the window event when a trial is started, and not when something else is stored', () => {
  const visibilities = announced();
  localStorage.setItem('userName', 'Ada');
  window.dispatchEvent(new StorageEvent('storage', { key: 'userName' }));
  expect(visibilities).toEqual([]);
  store.write(trialUsed, true);
  expect(visibilities).toEqual([false]);
});

it('dispatches the window event when another tab clears everything', async () => {
  await banner.dismissBanner(now);
  const visibilities = announced();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(visibilities).toEqual([true]);
});
