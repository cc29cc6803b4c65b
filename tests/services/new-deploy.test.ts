import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isFailedLoad, reloadOnce, watchFailedLoads } from '../../src/services/new-deploy';
import { health, report } from '../../src/storage/health';

const reload = vi.fn();

const pageOf = (entry: string) => {
  document.head.replaceChildren();
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.dataset.main = entry;
  document.head.append(script);
};

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('location', { ...window.location, reload });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  pageOf('/assets/index-a.js');
});

describe('reloadOnce', () => {
  it('reloads once for a build, and again for the next', () => {
    expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
    expect(reload).toHaveBeenCalledTimes(1);
    pageOf('/assets/index-b.js');
    expect(reloadOnce()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload without a network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload where the browser would forget that it did', () => {
    report({ blocked: true });
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    health.clear();
  });
});

describe('isFailedLoad', () => {
  it('tells a file that is gone from an error in one', () => {
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
