/**
 * Asks for the page's scripts as soon as the page itself has been painted, so that they never stand in its way; at once
 * when the visitor already does something. A press of a button that nobody listens to yet is held back and repeated when
 * somebody does. The page's HTML names the scripts; this file stays the same from build to build.
 */
const tag = document.querySelector<HTMLScriptElement>('script[data-main]');
const main = tag?.dataset.main;

/** How long to wait for a paint that may never be reported, and to hold a press back, in milliseconds. */
const patience = 2500;
const intents = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'];

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

let held = 0;
/** What answers presses only by script, in a part whose script is not there yet (`data-late`). */
const late = '[data-late] button, [data-late] [data-entry] > a';
const hold = (event: PointerEvent) => {
  const target = event.target instanceof Element ? event.target : null;
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!event.isTrusted || !isPlain || !target?.closest(late)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const until = performance.now() + patience;
  const repeat = () => {
    if (target.closest(late) && performance.now() < until) held = requestAnimationFrame(repeat);
    else target.dispatchEvent(new PointerEvent(event.type, event));
  };
  cancelAnimationFrame(held);
  repeat();
};
addEventListener('click', hold, { capture: true });
