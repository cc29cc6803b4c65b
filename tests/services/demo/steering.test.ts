import { expect, test, vi } from 'vitest';
import { now, readSteering } from '../../../src/services/clock';
import { delay, delays } from '../../../src/services/delays';
import { normalSteering } from '../../../src/storage/steering';
import { store } from '../../../src/storage/store';
import { demoSteering } from '../../../src/storage/visitor-keys';

const day = 86_400_000;

test.each(['', 'null', '{}', '{"payments":"lost"}', JSON.stringify({ ...normalSteering, waits: 'forever' }), '[1'])(
  'is normal if its stored text cannot be read: %s',
  (raw) => {
    sessionStorage.setItem('demoSteering', raw);
    expect(readSteering()).toEqual(normalSteering);
  },
);

test('the clock is ahead by the offset that the desk has set', () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00.000Z') });
  expect(now().toISOString()).toBe('2026-11-24T12:00:00.000Z');
  store.write(demoSteering, { ...normalSteering, clockOffset: 7 * day });
  expect(now().toISOString()).toBe('2026-12-01T12:00:00.000Z');
});

test.each([
  ['specified', 1],
  ['none', 0],
  ['long', 5],
] as const)('delays with waits set to %s take %i times as long as specified', async (waits, factor) => {
  vi.useFakeTimers();
  store.write(demoSteering, { ...normalSteering, waits });
  let isOver = false;
  const waiting = delay('purchase').then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(Math.max(0, delays.purchase * factor - 1));
  if (factor > 0) expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(isOver).toBe(true);
});
