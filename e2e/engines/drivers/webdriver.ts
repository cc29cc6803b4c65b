import { type Browser, keys, type Part, type Tab } from '../../journeys/tab.ts';
import { bringIntoView, findAll, findField, sent, testingLibrary } from './lookup.ts';
import { type Element, elementKey, RefusedCommand, type Session, startWebKitDriver } from './session.ts';

/** Milliseconds that a part may take to be there and able to be pressed, on a busy machine. */
const patience = 30_000;

/** What a page says that has changed between two commands: to be asked again. */
const passing = ['stale element', 'element click intercepted', 'element not interactable', 'javascript error'];

/** Tries until there is a result, and no refusal that passes. */
const waitFor = async <Result>(what: string, attempt: () => Promise<Result | null>): Promise<Result> => {
  const until = Date.now() + patience;
  let last = 'not there';
  for (;;) {
    try {
      const result = await attempt();
      if (result !== null) return result;
    } catch (error) {
      if (!(error instanceof RefusedCommand && passing.includes(error.reason))) throw error;
      last = error.message;
    }
    if (Date.now() > until) throw new Error(`${what}: ${last}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

const describe = ({ role, name, within }: Part): string =>
  `${role} ${name ?? ''}${within ? ` in ${describe(within)}` : ''}`;

const tabOf = ({ command }: Session, origin: string, downloads: string, close: Tab['close']): Tab => {
  const post = <Result>(path: string, body: object = {}) => command<Result>('POST', path, body);
  const execute = <Result>(script: string, ...args: unknown[]) => post<Result>('/execute/sync', { script, args });
  const run: Tab['run'] = (act, argument) => execute(`return (${act})(arguments[0])`, argument);

  /** Runs a function that needs Testing Library in the page. @returns its result, or one property of that */
  const look = async <Result>(act: (argument: never) => Result, argument: unknown, property = '') => {
    if (!(await execute<boolean>('return "TestingLibraryDom" in window'))) await execute(testingLibrary);
    return execute<Awaited<Result>>(`return (${act})(arguments[0])${property}`, argument);
  };
  const all = (part: Part) => look(findAll, sent(part)) as unknown as Promise<Element[]>;
  const wait = (part: Part) => waitFor(describe(part), async () => (await all(part))[0] ?? null);

  const perform = (type: string, actions: object[]) => post('/actions', { actions: [{ type, id: type, actions }] });
  const pointTo = (element: Element) =>
    perform('pointer', [{ type: 'pointerMove', duration: 0, origin: element, x: 0, y: 0 }]);

  /** Acts on an element as soon as a pointer can get at it. */
  const act = (what: string, find: () => Promise<Element | null>, action: (element: Element) => Promise<unknown>) =>
    waitFor(what, async () => {
      const element = await find();
      if (!element || !(await execute<boolean>(`return (${bringIntoView})(arguments[0])`, element))) return null;
      await action(element);
      return true;
    });
  const actOn = async (part: Part, action: (element: Element) => Promise<unknown>) => {
    await act(describe(part), async () => (await all(part))[0] ?? null, action);
  };

  return {
    goTo: async (address) => post('/url', { url: new URL(address, origin).href }),
    reload: () => post('/refresh'),
    back: () => post('/back'),
    forward: () => post('/forward'),
    resize: (width, height) => post('/window/rect', { width, height }),
    press: (part) => actOn(part, (element) => post(`/element/${element[elementKey]}/click`)),
    pointAt: (part) => actOn(part, pointTo),
    fill: async (label, text) => {
      const find = () => look(findField, label) as unknown as Promise<Element | null>;
      await act(label, find, async (element) => {
        // WebDriver's own way to clear a field fires no `input` event: Control and A select what is there.
        await post(`/element/${element[elementKey]}/value`, { text: `\uE009a\uE009${text}` });
      });
    },
    attach: async (label, file) => {
      const find = async () => (await look(findField, label)) as unknown as Element | null;
      const field = await waitFor(label, find);
      await post(`/element/${field[elementKey]}/value`, { text: file });
    },
    keys: async (...names) => {
      for (const name of names)
        await perform(
          'key',
          ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[name] })),
        );
    },
    // Without the elements themselves, which may be gone by the time they are named.
    count: (part) => look(findAll, sent(part), '.length') as unknown as Promise<number>,
    valueOf: (label) =>
      waitFor(label, async () => {
        const field = (await look(findField, label)) as unknown as Element | null;
        return field && execute<string>('return arguments[0].value', field);
      }),
    focus: async (part) => execute('arguments[0].focus()', await wait(part)),
    run,
    downloads,
    close,
  };
};

/** WebKitGTK's MiniBrowser behind its WebDriver: one of them for each tab. @param origin what addresses are relative to */
export const startWebDriver = (path: string, origin: string): Browser => ({
  newTab: async () => {
    const { session, downloads, stop } = await startWebKitDriver(path);
    const tab = tabOf(session, origin, downloads, stop);
    await tab.resize(1280, 900);
    return tab;
  },
  close: async () => {},
});
