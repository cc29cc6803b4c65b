import { beforeEach, expect, it, vi } from 'vitest';
import { cacheSite, siteUpdate } from '../../../src/services/site/site-update';

const register = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  register.mockReset().mockResolvedValue(undefined);
  document.head.replaceChildren();
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
});

const cache = async (connection: { saveData: boolean }) => {
  vi.stubGlobal('navigator', { serviceWorker: { register, addEventListener: () => {} }, connection });
  const done = cacheSite();
  await vi.advanceTimersByTimeAsync(10_000);
  await done;
};

it.each([
  [1, false],
  [0, true],
])(
  'caches the site and links its manifest %i times once the visitor pauses, who saves data: %s',
  async (times, saveData) => {
    await cache({ saveData });
    expect(register).toHaveBeenCalledTimes(times);
    expect(document.querySelectorAll('link[rel=manifest]')).toHaveLength(times);
  },
);

it('an open tab asks for a newer build every half an hour, when the visitor comes back to it', async () => {
  const update = vi.fn(async () => undefined);
  register.mockResolvedValue({ addEventListener: () => {}, update });
  await cache({ saveData: false });
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
  comeBack();
  expect(update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  for (const _ of ['first', 'second']) comeBack();
  expect(update).toHaveBeenCalledOnce();
});

it('“Reload” asks once, also if the visitor has canceled and the new worker takes over later', () => {
  const reload = vi.fn();
  const serviceWorker = new EventTarget();
  vi.stubGlobal('navigator', { serviceWorker });
  const takeOver = () => serviceWorker.dispatchEvent(new Event('controllerchange'));
  siteUpdate.apply({ reload });
  takeOver();
  vi.advanceTimersByTime(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
  siteUpdate.apply({ reload });
  vi.advanceTimersByTime(10_000);
  takeOver();
  expect(reload).toHaveBeenCalledTimes(2);
  siteUpdate.apply({ reload });
  siteUpdate.apply({ reload });
  vi.advanceTimersByTime(10_000);
  expect(reload).toHaveBeenCalledTimes(3);
});
