import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilInputPauses } from '../../../src/services/site/until-input-pauses';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each(['pointerdown', 'keydown', 'scroll'])('starts waiting again after each %s', async (sign) => {
  const isOver = vi.fn();
  void untilInputPauses(2000).then(isOver);
  await vi.advanceTimersByTimeAsync(1999);
  document.body.dispatchEvent(new Event(sign));
  await vi.advanceTimersByTimeAsync(1999);
  expect(isOver).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toHaveBeenCalledOnce();
});
