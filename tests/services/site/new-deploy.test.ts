import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as deploy from '../../../src/services/site/new-deploy';
import { health, reportHealth } from '../../../src/storage/health';

const reload = vi.fn();
const reloadOnceFor = (build: string) => deploy.reloadOnce(build, { reload });

beforeEach(() => {
  reload.mockClear();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

it('reloadOnce reloads once for a build, and again for the next', () => {
  expect([reloadOnceFor('a'), reloadOnceFor('a')]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reloadOnceFor('b')).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('reloadOnce never reloads for a build without an id, which it could not remember', () => {
  expect([reloadOnceFor(''), reloadOnceFor('')]).toEqual([false, false]);
  expect(reload).not.toHaveBeenCalled();
});

it('reloadOnce does not reload without a network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloadOnceFor('a')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('reloadOnce does not reload if the browser refuses to store that it did', () => {
  reportHealth({ blocked: true });
  expect(reloadOnceFor('a')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  health.clear();
});

it('isFailedLoad distinguishes a missing file from an error inside a file', () => {
  deploy.watchFailedLoads();
  const gone = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: gone }));
  const failed = [gone, new TypeError('x is undefined'), undefined].map((error) => deploy.isFailedLoad(error));
  expect(failed).toEqual([true, false, false]);
});

describe('isOfflineLoad', () => {
  it('distinguishes a file that was requested offline from a missing one, also once the network is back', () => {
    deploy.watchFailedLoads();
    const fail = (isOnline: boolean) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      const error = new TypeError('Failed to fetch dynamically imported module');
      window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
      return error;
    };
    const [unreachable, gone] = [fail(false), fail(true)];
    const offline = [unreachable, gone, new TypeError('x')].map((error) => deploy.isOfflineLoad(error));
    expect(offline).toEqual([true, false, false]);
    expect(deploy.isFailedLoad(unreachable)).toBe(true);
  });
});

describe('isAbortedLoad', () => {
  it('recognizes, for a limited time, a load that the browser aborted because the visitor was leaving', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    deploy.watchFailedLoads();
    const isAborted = () => {
      const error = new TypeError('Importing a module script failed.');
      window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
      return deploy.isAbortedLoad(error);
    };
    const before = isAborted();
    window.dispatchEvent(new Event('beforeunload'));
    const during = isAborted();
    vi.advanceTimersByTime(deploy.leavingTime);
    expect([before, during, isAborted()]).toEqual([false, true, false]);
    vi.useRealTimers();
  });
});
