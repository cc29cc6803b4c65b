import { expect, it, test, vi } from 'vitest';
import { savesData, untilInputPauses } from '../../src/lib/load-ahead';

const visitor = (connection: { saveData: boolean } | undefined, reducedData: boolean) => {
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reducedData && /reduced-data/.test(query) }));
};

test.each([
  [undefined, false, false],
  [{ saveData: false }, false, false],
  [{ saveData: true }, false, true],
  [undefined, true, true],
])('connection %j, media query %s: %s', (connection, reducedData, expected) => {
  visitor(connection, reducedData);
  expect(savesData()).toBe(expected);
});

it.each(['pointerdown', 'keydown', 'scroll'])('starts waiting again after each %s', async (sign) => {
  vi.useFakeTimers();
  const isOver = vi.fn();
  void untilInputPauses(2000).then(isOver);
  await vi.advanceTimersByTimeAsync(1999);
  document.body.dispatchEvent(new Event(sign));
  await vi.advanceTimersByTimeAsync(1999);
  expect(isOver).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toHaveBeenCalledOnce();
});
