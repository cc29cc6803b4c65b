import { beforeEach, expect, it, vi } from 'vitest';
import * as deploy from '../../../src/services/site/new-deploy';
import { reportHealth } from '../../../src/storage/health';

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

it.each([
  ['for a build without an id, which it could not remember', '', () => {}],
  ['without a network', 'a', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['if the browser refuses to store that it did', 'a', () => reportHealth({ blocked: true })],
])('reloadOnce does not reload %s', (_, build, prepare) => {
  prepare();
  expect([reloadOnceFor(build), reloadOnceFor(build)]).toEqual([false, false]);
  expect(reload).not.toHaveBeenCalled();
});

/** A file that could not be loaded. */
const fail = (isOnline = true) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const error = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  return error;
};

it('isFailedLoad distinguishes a missing file from an error inside a file', () => {
  deploy.watchFailedLoads();
  const failed = [fail(), new TypeError('x is undefined'), undefined].map((error) => deploy.isFailedLoad(error));
  expect(failed).toEqual([true, false, false]);
});

it('isOfflineLoad distinguishes a file that was requested offline from a missing one, also once the network is back', () => {
  deploy.watchFailedLoads();
  const [unreachable, gone] = [fail(false), fail()];
  const offline = [unreachable, gone, new TypeError('x')].map((error) => deploy.isOfflineLoad(error));
  expect(offline).toEqual([true, false, false]);
  expect(deploy.isFailedLoad(unreachable)).toBe(true);
});

it('isAbortedLoad recognizes, for a limited time, a load that the browser aborted because the visitor was leaving', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  deploy.watchFailedLoads();
  const before = deploy.isAbortedLoad(fail());
  window.dispatchEvent(new Event('beforeunload'));
  const during = deploy.isAbortedLoad(fail());
  vi.advanceTimersByTime(deploy.leavingTime);
  expect([before, during, deploy.isAbortedLoad(fail())]).toEqual([false, true, false]);
});
