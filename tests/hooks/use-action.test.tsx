import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAction } from '../../src/hooks/use-action';

it('runs once until it has ended, and stays locked when a navigation follows', async () => {
  const action = vi
    .fn<() => Promise<'left' | undefined>>()
    .mockResolvedValueOnce(undefined)
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
