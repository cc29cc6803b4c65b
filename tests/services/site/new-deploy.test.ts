import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  isAbortedLoad,
  isFailedLoad,
  isOfflineLoad,
  leavingTime,
  reloadOnce,
  watchFailedLoads,
} from '../../../src/services/site/new-deploy';
import { health, reportHealth } from '../../../src/storage/health';

const reload = vi.fn();
const reloadOnceFor = (build: string) => reloadOnce(build, { reload });

beforeEach(() => {
  reload.mockClear();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

describe('reloadOnce', () => {
  it('reloads once for a build, and again for the next', () => {
    expect([reloadOnceFor('a'), reloadOnceFor('a')]).toEqual([true, false]);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(reloadOnceFor('b')).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('never reloads for a build without an id, which it could not remember', () => {
    expect([reloadOnceFor(''), reloadOnceFor('')]).toEqual([false, false]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload without a network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reloadOnceFor('a')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload if the browser refuses to store that it did', () => {
    reportHealth({ blocked: true });
    expect(reloadOnceFor('a')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    health.clear();
  });
});

describe('isFailedLoad', () => {
  it('distinguishes a missing file from an error inside a file', () => {
    watchFailedLoads();
    const gone = new TypeError('Failed to fetch dynamically imported module');
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: gone }));
    expect([isFailedLoad(gone), isFailedLoad(new TypeError('x is undefined')), isFailedLoad(undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('isOfflineLoad', () => {
  it('distinguishes a file that was requested offline from a missing one, also once the network is back', () => {
    watchFailedLoads();
    const fail = (isOnline: boolean) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      const error = new TypeError('Failed to fetch dynamically imported module');
      window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
      return error;
    };
    const [unreachable, gone] = [fail(false), fail(true)];
    expect([isOfflineLoad(unreachable), isOfflineLoad(gone), isOfflineLoad(new TypeError('x'))]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isFailedLoad(unreachable)).toBe(true);
  });
});

describe('isAbortedLoad', () => {
  it('recognizes, for a limited time, a load that the browser aborted because the visitor was leaving', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    watchFailedLoads();
    const isAborted = () => {
      const error = new TypeError('Importing a module script failed.');
      window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
      return isAbortedLoad(error);
    };
    const before = isAborted();
    window.dispatchEvent(new Event('beforeunload'));
    const during = isAborted();
    vi.advanceTimersByTime(leavingTime);
    expect([before, during, isAborted()]).toEqual([false, true, false]);
    vi.useRealTimers();
  });
});
