import { expect, it, vi } from 'vitest';
import { loadOnce } from '../../src/lib/load-once';

it('loads once what is asked for twice', async () => {
  const load = vi.fn(async () => ({ name: 'page' }));
  expect(await loadOnce(load)).toBe(await loadOnce(load));
  expect(load).toHaveBeenCalledTimes(1);
});

it('tries again after a failure', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce('page');
  await expect(loadOnce(load)).rejects.toThrow('gone');
  await expect(loadOnce(load)).resolves.toBe('page');
});
