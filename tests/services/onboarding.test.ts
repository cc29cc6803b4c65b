import { expect, test, vi } from 'vitest';
import { sendBrief } from '../../src/services/onboarding';
import * as keys from '../../src/storage/schema';
import { store } from '../../src/storage/store';

test('keeps the brief and opens the thank-you page in one step, 2 seconds later', async () => {
  vi.useFakeTimers();
  const sent = sendBrief({ companyName: 'Analytical', logo: [new File(['x'], 'a.svg')] }, 'one');
  await vi.advanceTimersByTimeAsync(1999);
  expect(store.read(keys.submissions)).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await sent;
  expect(sessionStorage.getItem('onboardingComplete')).toBe('true');
  expect(store.read(keys.submissions)).toMatchObject([
    { id: 'one', kind: 'onboarding', answers: { companyName: 'Analytical', logo: [{ name: 'a.svg', size: 1 }] } },
  ]);
});

test('a copy of the tab that sends the same brief gets its own flag and no second entry', async () => {
  vi.useFakeTimers();
  const first = sendBrief({ companyName: 'A' }, 'one');
  await vi.advanceTimersByTimeAsync(2000);
  await first;
  sessionStorage.clear();
  const second = sendBrief({ companyName: 'A' }, 'one');
  await vi.advanceTimersByTimeAsync(2000);
  await second;
  expect(sessionStorage.getItem('onboardingComplete')).toBe('true');
  expect(store.read(keys.submissions)).toHaveLength(1);
});
