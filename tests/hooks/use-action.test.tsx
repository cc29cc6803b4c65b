import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAction } from '../../src/hooks/use-action';
import { doubleClick } from '../../src/lib/double-click';

it('runs once until it has ended, and stays locked when a navigation follows', async () => {
  const action = vi
    .fn<() => Promise<'left' | 'stay'>>()
    .mockResolvedValueOnce('stay')
    .mockRejectedValueOnce(new Error('full'))
    .mockResolvedValue('left');
  const { result } = renderHook(() => useAction(action));
  // Two presses within one task, before React has rendered the button as busy.
  const pressTwice = () =>
    act(async () => {
      const [run] = result.current;
      await Promise.all([run(), run()]).catch(() => {});
    });
  for (const [calls, isBusy] of [
    [1, false],
    [2, false],
    [3, true],
    [3, true],
  ] as const) {
    await pressTwice();
    expect(action).toHaveBeenCalledTimes(calls);
    expect(result.current[1]).toBe(isBusy);
  }
});

it('a press within half a second of a download is the second one of a double click', async () => {
  vi.useFakeTimers();
  const action = vi.fn(async () => 'stay' as const);
  const { result } = renderHook(() => useAction(action, doubleClick));
  for (const [wait, calls] of [
    [0, 1],
    [doubleClick - 1, 1],
    [1, 2],
  ] as const) {
    vi.advanceTimersByTime(wait);
    await act(async () => result.current[0]());
    expect(action).toHaveBeenCalledTimes(calls);
    expect(result.current[1]).toBe(false);
  }
});
