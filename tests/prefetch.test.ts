import { beforeEach, expect, it, vi } from 'vitest';

const loadAhead = vi.fn<(row: object) => Promise<unknown>>();
vi.mock('../src/routes', () => ({
  loadAhead: (row: object) => loadAhead(row),
  routeTable: [
    { path: '/faq', area: 'public' },
    { path: '/history', area: 'workspace' },
  ],
}));

/** A page with one link, under a prefetch of its own. */
const start = async (href: string, { target = '', saves = false } = {}) => {
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: saves }));
  const listeners = new Map<string, EventListener>();
  vi.spyOn(document, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    listeners.set(type, listener as EventListener);
  });
  const { prefetchPages } = await import('../src/prefetch');
  prefetchPages({ basename: '/', subscribe: () => () => {} } as unknown as Parameters<typeof prefetchPages>[0]);
  document.body.innerHTML = `<a href="${href}" target="${target}"><b>Link</b></a>`;
  const point = async () => {
    const word = document.querySelector('b');
    word?.addEventListener('pointerover', (event) => listeners.get('pointerover')?.(event), { once: true });
    word?.dispatchEvent(new Event('pointerover'));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { types: [...listeners.keys()], point };
};

beforeEach(() => void loadAhead.mockReset().mockResolvedValue(undefined));

it.each([
  ['/faq', '', 1],
  ['/history', '', 1],
  ['/faq', '_blank', 0],
  ['https://example.com/faq', '', 0],
  ['/nothing', '', 0],
])('a link to %s with target “%s” that is pointed at loads %i page, once', async (href, target, count) => {
  const { point } = await start(href, { target });
  await point();
  await point();
  expect(loadAhead).toHaveBeenCalledTimes(count);
});

it('a page that could not be loaded is loaded at the next sign', async () => {
  const { point } = await start('/faq');
  loadAhead.mockRejectedValueOnce(new Error('offline'));
  await point();
  await point();
  expect(loadAhead).toHaveBeenCalledTimes(2);
});

it.each([
  [false, ['pointerover', 'touchstart', 'focusin']],
  [true, ['touchstart']],
])('a visitor who saves data (%s) loads ahead by %j', async (saves, signs) => {
  expect((await start('/faq', { saves })).types).toEqual(signs);
});
