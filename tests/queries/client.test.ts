import { expect, it, vi } from 'vitest';
import { createQueryClient, refreshOnStorageChange } from '../../src/queries/client';
import { demoTimeline, draft, userCredits } from '../../src/storage/schema';
import { store } from '../../src/storage/store';

it.each([
  ['a draft and the timeline alone', false, 0],
  ['both with a balance', true, 1],
])('queries follow %s: %s', async (_, hasBalance, times) => {
  const client = createQueryClient();
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  const stop = refreshOnStorageChange(client);
  await store.transact((tx) => {
    tx.write(draft('trial'), { values: {} });
    tx.write(demoTimeline, []);
    if (hasBalance) tx.write(userCredits, 5);
  });
  await Promise.resolve();
  expect(invalidate).toHaveBeenCalledTimes(times);
  stop();
});
