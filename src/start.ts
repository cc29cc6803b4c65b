/**
 * Asks for the page's scripts as soon as the page itself has been painted, so that they never stand in its way; at once
 * when the visitor already does something. What nobody listens to yet is held back and repeated when somebody does.
 * The page's HTML names the scripts; this file stays the same from build to build.
 */
const tag = document.querySelector<HTMLScriptElement>('script[data-main]');
const main = tag?.dataset.main;

/** How long to wait for a paint that may never be reported, and to hold a press back, in milliseconds. */
const patience = 2500;
const intents = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'];

/** Runs modules in their order, each in a task of its own, so that the browser can answer in between. */
const evaluate = async (modules: readonly string[]) => {
  // The last one asks for all the others again, and knows what to do when one is gone.
  for (const href of modules) await (href === main ? import(href) : import(href).catch(() => {}));
};

let hasBegun = false;
const begin = () => {
  if (hasBegun || !main) return;
  hasBegun = true;
  const modules = (tag.dataset.modules ?? '').split(' ').filter(Boolean);
  for (const href of [main, ...modules]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
  void evaluate([...modules, main]);
};

for (const intent of intents) addEventListener(intent, begin, { once: true, passive: true });
if (document.visibilityState === 'hidden') begin();
else {
  setTimeout(begin, patience);
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) begin();
  }).observe({ type: 'paint', buffered: true });
}

/**
 * A part whose script is not there yet. What in it answers only by script: presses, the logo's menu, keys in the menus.
 * Other links lead on by themselves, or by `late-links.ts`.
 */
const late = '[data-late]';
const answers: Readonly<Record<string, string>> = {
  click: 'button, [data-entry] > a',
  contextmenu: '[data-resources]',
  keydown: '[data-entry], [data-resources], form input',
};
const keys = { menu: /^(?:Arrow(?:Up|Down)|Home|End|Escape|ContextMenu|F10)$/, input: /^Enter$/ };

type Held = { event: MouseEvent | KeyboardEvent; target: Element; until: number };
const held: Held[] = [];

const repeat = () => {
  for (let first = held[0]; first; first = held[0]) {
    const { event, target, until } = first;
    const isLate = target.closest(late);
    if (isLate && performance.now() < until) return;
    held.shift();
    // A form without its script would be sent; a link without its script leads on.
    if (target instanceof HTMLInputElement) isLate || target.form?.requestSubmit();
    else target.dispatchEvent(new (event.constructor as typeof MouseEvent)(event.type, event));
  }
};

const hold = (event: MouseEvent | KeyboardEvent) => {
  const target = event.target instanceof Element ? event.target : null;
  if (!event.isTrusted || event.ctrlKey || event.metaKey || event.altKey || !target?.closest(late)) return;
  if (!target.closest(answers[event.type] ?? '')) return;
  const isField = target instanceof HTMLInputElement;
  if (event instanceof KeyboardEvent && !keys[isField ? 'input' : 'menu'].test(event.key)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push({ event, target, until: performance.now() + patience });
  setTimeout(repeat, patience);
};
new MutationObserver(repeat).observe(document, { subtree: true, attributeFilter: ['data-late'] });
for (const type of Object.keys(answers))
  addEventListener(type, (event) => hold(event as MouseEvent | KeyboardEvent), { capture: true });
