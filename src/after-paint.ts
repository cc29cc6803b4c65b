/**
 * Loads the scripts of a public page after the first paint and the loading of the hero picture, so that they do not delay
 * either. The build inlines this file into the HTML. It must stay the same in every build, because the content security
 * policy contains its hash.
 */
const { main = '', modules = '' } = document.currentScript?.dataset ?? {};
const root = document.documentElement;
let hasBegun = false;

const begin = () => {
  if (hasBegun) return;
  hasBegun = true;
  for (const href of modules.split(' '))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  import(main).catch(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // The HTML is of an older deploy whose scripts no longer exist; a reload gets the new one.
    if (visit?.type !== 'reload' && navigator.onLine) location.reload();
  });
};

const beginAfterPicture = () => {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!picture || picture.complete) return begin();
  for (const end of ['load', 'error']) picture.addEventListener(end, begin);
};

// A click before the page is hydrated is kept and repeated once its part of the page is. Menus open by the style sheet meanwhile.
let clicks: { event: Event; button: HTMLElement; part: Node }[] = [];
const keepClick = (event: Event) => {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>('button:not([data-entry] *)');
  if (button) clicks.push({ event, button, part: button.closest('[data-rest]') ?? document });
};
addEventListener('click', keepClick, true);
addEventListener('hydrated', ({ target }) => {
  // From now on React hydrates by itself what is clicked.
  removeEventListener('click', keepClick, true);
  const due = clicks.filter(({ part }) => part === target);
  clicks = clicks.filter(({ part }) => part !== target);
  // As it does with a click that is still on its way.
  for (const { event, button } of due) if (event.eventPhase === Event.NONE) button.click();
});

// The prerendered view may not be the one that the query selects; this class hides it until the page is hydrated.
if (/[?&](?:capability|industry)=/.test(location.search)) root.classList.add('is-undecided');
for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, begin, { once: true, passive: true });
// Some paints are never reported, for example in a hidden tab.
setTimeout(begin, document.visibilityState === 'hidden' ? 0 : 2500);
new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint').length > 0) beginAfterPicture();
}).observe({ type: 'paint', buffered: true });
