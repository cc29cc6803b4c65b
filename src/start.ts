/**
 * Asks for the page's scripts as soon as the page itself has been painted and its large picture is there, so that they
 * never stand in its way, and runs them a moment later, or when the visitor does something. What nobody listens to yet is
 * held back and repeated when somebody does.
 * It stands in the page's HTML, which names the scripts, and stays the same from build to build: the content security
 * policy names its hash (`public/_headers`).
 */
const root = document.getElementById('root');
const tag = document.querySelector<HTMLScriptElement>('script[data-main]');
const main = tag?.dataset.main;

/** How long to wait for a paint that may never be reported, and to hold a press back, in milliseconds. */
const longestWait = 2500;
/** Left to the browser after the first paint, for the rest of the page, before scripts run, in milliseconds. */
const afterPaint = 150;
const intents = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'];

/** Fetches a module without running it, in browsers that know how. */
const fetchModule = (href: string) => {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
};

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
/** A place further down is where it belongs only if all above it has its height: `components/layout/later.css`. */
const layOut = () => document.documentElement.classList.add('is-whole');
if (visit?.type !== 'navigate' || location.hash) layOut();

// One file answers every query: where that asks for another view than the one at hand, it is the first one to be seen.
if (/[?&](?:capability|industry)=/.test(location.search)) root?.classList.add('is-undecided');

let run = () => {};
const mayRun = new Promise<void>((resolve) => {
  run = resolve;
});

let hasBegun = false;
const begin = async () => {
  if (hasBegun || !tag || !main) return;
  hasBegun = true;
  const modules = (tag.dataset.modules ?? '').split(' ').filter(Boolean);
  for (const href of [...modules, main]) fetchModule(href);
  await mayRun;
  try {
    // The last one asks for all of them again, and knows what to do when one is gone.
    for (const href of modules) await import(href).catch(() => {});
    await import(main);
  } catch {
    // A page from before a deploy: there is a newer one.
    if (visit?.type !== 'reload' && navigator.onLine) location.reload();
  }
};

const onIntent = ({ type, movementX, movementY }: Event & Partial<PointerEvent>) => {
  // Browsers report a move of a pointer that rests where the page appears.
  if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
  for (const intent of intents) removeEventListener(intent, onIntent);
  layOut();
  beginAtOnce();
};
const beginAtOnce = () => {
  run();
  begin();
};
/** On a slow network scripts would take their share of it from the picture that is the largest thing to see. */
const beginAfterPicture = () => {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!picture || picture.complete) begin();
  else for (const end of ['load', 'error']) picture.addEventListener(end, begin);
};
setTimeout(beginAtOnce, document.visibilityState === 'hidden' ? 0 : longestWait);
new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint').length === 0) return;
  beginAfterPicture();
  for (const intent of intents) addEventListener(intent, onIntent, { passive: true });
  setTimeout(run, afterPaint);
}).observe({ type: 'paint', buffered: true });

/**
 * A part whose script is not there yet. What in it answers only by script: presses, the logo's menu, keys in the menus.
 * Other links lead on by themselves, or by `links.ts`.
 */
const late = '[data-late]';
const answers: Readonly<Record<string, string>> = {
  click: 'button:not([popovertarget]), [data-entry] > a',
  contextmenu: '[data-resources]',
  keydown: '[data-entry], [data-resources]',
};
const menuKeys = /^(?:Arrow(?:Up|Down)|Home|End|Escape|ContextMenu|F10)$/;

/** Links to pages wait for a moment, in milliseconds: once the page has its script, the next one is there sooner. */
const pageLinks = { selector: 'a[href^="/"]:not([target], [download])', wait: 500 };

type Held = { event: MouseEvent | KeyboardEvent; target: Element; scope: Element | null; until: number };
const held: Held[] = [];
/** Said again by `repeat`; whatever else is made by a script is as good as a press. */
const said = new WeakSet<Event>();

const repeat = () => {
  for (let first = held[0]; first; first = held[0]) {
    const { event, target, scope, until } = first;
    if (scope?.matches(late) && performance.now() < until) return;
    held.shift();
    // A link without its script leads on.
    const again = new (event.constructor as typeof MouseEvent)(event.type, event);
    said.add(again);
    target.dispatchEvent(again);
  }
};

const hold = (event: MouseEvent | KeyboardEvent) => {
  const target = event.target instanceof Element ? event.target : null;
  const part = target?.closest(late);
  if (said.has(event) || event.ctrlKey || event.metaKey || event.altKey || !target || !part) return;
  const needsScript = target.closest(answers[event.type] ?? '');
  const isLink = event.type === 'click' && !event.shiftKey && target.closest(pageLinks.selector);
  // A link waits for the page, everything else for the part it is in.
  const scope = needsScript ? part : root;
  if (!needsScript && !(isLink && scope?.matches(late))) return;
  if (event instanceof KeyboardEvent && !menuKeys.test(event.key)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const wait = needsScript ? longestWait : pageLinks.wait;
  held.push({ event, target, scope, until: performance.now() + wait });
  setTimeout(repeat, wait);
};
new MutationObserver(repeat).observe(document, { subtree: true, attributeFilter: ['data-late'] });
for (const type of Object.keys(answers))
  addEventListener(type, (event) => hold(event as MouseEvent | KeyboardEvent), { capture: true });
