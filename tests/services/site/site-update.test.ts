import { beforeEach, expect, it, vi } from 'vitest';
import { cacheSite } from '../../../src/services/site/site-update';

const register = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  register.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
});

const cache = async (connection: { saveData: boolean }) => {
  vi.stubGlobal('navigator', { serviceWorker: { register }, connection });
  const done = cacheSite();
  await vi.advanceTimersByTimeAsync(10_000);
  await done;
};

it('caches the site once the visitor pauses', async () => {
  await cache({ saveData: false });
  expect(register).toHaveBeenCalledTimes(1);
});

it('downloads nothing for a visitor who saves data', async () => {
  await cache({ saveData: true });
  expect(register).not.toHaveBeenCalled();
});
