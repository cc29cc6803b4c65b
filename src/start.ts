/**
 * Asks for the page's scripts as soon as the page itself has been painted, so that they never stand in its way; at once
 * when the visitor already does something. The page's HTML names them; this file stays the same from build to build.
 */
const tag = document.querySelector<HTMLScriptElement>('script[data-main]');
const main = tag?.dataset.main;

/** How long to wait for a paint that may never be reported, in milliseconds. */
const patience = 2500;
const intents = ['pointerdown', 'keydown', 'touchstart'];

let hasBegun = false;
const begin = () => {
  if (hasBegun || !main) return;
  hasBegun = true;
  for (const href of [main, ...(tag.dataset.modules ?? '').split(' ')]) {
    if (!href) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
  import(main);
};

for (const intent of intents) addEventListener(intent, begin, { once: true, passive: true });
if (document.visibilityState === 'hidden') begin();
else {
  setTimeout(begin, patience);
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) begin();
  }).observe({ type: 'paint', buffered: true });
}
