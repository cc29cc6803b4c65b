// Loads a page's scripts after the first paint and the hero picture. It is inlined; the policy contains its hash.
const { main = '', modules = '' } = document.currentScript?.dataset ?? {};
let hasBegun = false;
let isLeaving = false;
addEventListener('beforeunload', () => {
  isLeaving = true;
});
const begin = () => {
  if (hasBegun) return;
  hasBegun = true;
  const preload = { rel: 'modulepreload', crossOrigin: '' };
  for (const href of modules.split(' '))
    document.head.append(Object.assign(document.createElement('link'), preload, { href }));
  import(main).catch(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type === 'reload' || !navigator.onLine) return;
    // The HTML is of an older deploy whose scripts no longer exist; a reload gets the new one.
    if (!isLeaving) return location.reload();
    // Firefox and WebKit abort a page's loads when it is left; a reload would cancel that. The browser may bring the page back.
    addEventListener('pageshow', () => location.reload());
  });
};
const beginAfterPicture = () => {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!picture || picture.complete) return begin();
  for (const end of ['load', 'error']) picture.addEventListener(end, begin);
};
// A click before its part of the page is hydrated is repeated then. Menus open by the style sheet meanwhile.
let isLayoutHydrated = false;
const keepClick = (event: Event) => {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>('button:not([data-entry] *)');
  const part = button && (button.closest('[data-part=""]') ?? (isLayoutHydrated ? null : document));
  if (!part) return;
  // React itself repeats a click that is still on its way. Each repeat is a task of its own, so that React renders between two.
  const repeat = () => event.eventPhase === Event.NONE && setTimeout(() => button.click());
  part.addEventListener('hydrated', repeat, { once: true });
};
addEventListener('click', keepClick, true);
document.addEventListener('hydrated', () => {
  isLayoutHydrated = true;
});
for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, begin, { once: true, passive: true });
// Some paints are never reported, for example in a hidden tab.
setTimeout(begin, document.visibilityState === 'hidden' ? 0 : 2500);
new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint').length > 0) beginAfterPicture();
}).observe({ type: 'paint', buffered: true });
