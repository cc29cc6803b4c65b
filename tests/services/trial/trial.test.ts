import { beforeEach, expect, test, vi } from 'vitest';
import { bannerEvent } from '../../../src/services/trial/banner';
import { startTrial } from '../../../src/services/trial/trial';
import * as keys from '../../../src/storage/schema';
import { store } from '../../../src/storage/store';
import { trialAnswers as answers } from '../../../support/answers';
import { refuseStorage } from '../../support/storage';

const now = () => new Date(2026, 2, 1, 10);

beforeEach(() => void vi.useFakeTimers());

const afterDelay = async <T>(action: Promise<T>) => {
  const settled = action.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  await vi.advanceTimersByTimeAsync(2000);
  return settled;
};

test('writes every key of the contract, 2 seconds later, and tells the banner', async () => {
  const heard = vi.fn();
  window.addEventListener(bannerEvent, heard, { once: true });
  sessionStorage.setItem('sentBrief', 'of an earlier order');
  const started = startTrial({ plan: 'growth', answers }, 'attempt', now);
  await vi.advanceTimersByTimeAsync(1999);
  expect(localStorage.length).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  await started;
  expect(localStorage.getItem('trialUsed')).toBe('true');
  expect(localStorage.getItem('trialEndDate')).toBe(new Date(2026, 2, 8, 10).toISOString());
  expect(localStorage.getItem('selectedPlan')).toBe('growth');
  expect({ ...sessionStorage }).toMatchObject({ onboardingComplete: 'false' });
  expect(sessionStorage.getItem('sentBrief')).toBeNull();
  expect(store.read(keys.submissions)).toMatchObject([
    { kind: 'trial', answers: { ...answers, selectedPlan: 'growth', agreement: true } },
  ]);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('only one trial can be started in a browser: a second one, even from another tab, writes nothing', async () => {
  const first = startTrial({ plan: 'starter', answers }, 'one', now);
  const second = afterDelay(startTrial({ plan: 'growth', answers }, 'two', now));
  await first;
  expect(await second).toMatchObject({ error: { code: 'trial-used' } });
  expect(localStorage.getItem('selectedPlan')).toBe('starter');
  expect(store.read(keys.submissions)).toHaveLength(1);
});

test('the same attempt sent from a duplicated tab succeeds and stores one submission', async () => {
  const both = Promise.all([
    startTrial({ plan: 'growth', answers }, 'one', now),
    startTrial({ plan: 'growth', answers }, 'one', () => new Date(now().getTime() + 1000)),
  ]);
  await vi.advanceTimersByTimeAsync(2000);
  const [a, b] = await both;
  expect(a).toEqual(b);
  expect(store.read(keys.submissions)).toHaveLength(1);
});

test('enterprise has no trial', async () => {
  const refused = startTrial({ plan: 'enterprise', answers }, 'x', now);
  expect(await afterDelay(refused)).toMatchObject({ error: { code: 'no-trial' } });
  expect(localStorage.length).toBe(0);
});

test('a full storage changes nothing', async () => {
  refuseStorage((_, name) => name === 'selectedPlan');
  const refused = startTrial({ plan: 'growth', answers }, 'x', now);
  expect(await afterDelay(refused)).toMatchObject({ error: { code: 'storage-full' } });
  expect({ ...localStorage }).toEqual({});
  expect({ ...sessionStorage }).toEqual({});
});

test('starts on the day that the page shows, even if midnight has passed since, and during the delay', async () => {
  const pressed = new Date(2026, 2, 2, 0, 10);
  let time = pressed;
  const started = startTrial({ plan: 'growth', answers, shownDay: new Date(2026, 2, 1, 9) }, 'attempt', () => time);
  time = new Date(2026, 2, 3);
  await vi.advanceTimersByTimeAsync(2000);
  await started;
  expect(localStorage.getItem('trialEndDate')).toBe(new Date(2026, 2, 8, 0, 10).toISOString());
});
