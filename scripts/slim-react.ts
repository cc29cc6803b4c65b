import type { Plugin } from 'vite';
import { withoutFunctions } from './without-functions.ts';

const file = /\/react-dom-client\.production\.js$/;
const sharedFile = /\/react-dom\.production\.js$/;
const registration = /^function registerDirectEvent\(registrationName, dependencies\) \{\n.*\n/m;
const signal = /^((?:var)? +\w+ = )Error\((formatProdErrorMessage\(\d+\))\)(?=[,;]$)/gm;

/**
 * What only components and elements need that the site has none of: React's own view transitions (the router uses the
 * browser's), style sheets, titles and preloads from within the page, `Activity`, `SuspenseList`, form actions, custom
 * elements, fragment refs; and the stack of a component's error, which nobody reads.
 */
const unused = [
  'startViewTransition',
  'measureViewTransitionHostInstancesRecursive',
  'measureNestedViewTransitions',
  'applyViewTransitionToHostInstancesRecursive',
  'applyViewTransitionName',
  'restoreViewTransitionName',
  'commitDeletedPairViewTransitions',
  'commitAppearingPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'commitAfterMutationEffectsOnFiber',
  'recursivelyTraverseAfterMutationEffects',
  'scheduleViewTransitionEvent',
  'queueTransitionTypes',
  'createViewTransitionInstance',
  'getViewTransitionName',
  'getViewTransitionClassName',
  'getClassNameByType',
  'applyViewTransitionToHostInstances',
  'restoreViewTransitionOnHostInstances',
  'ViewTransitionPseudoElement\\.prototype\\.\\w+',
  'isHostHoistableType',
  'createHoistableInstance',
  'getHydratableHoistableCache',
  'getResource',
  'acquireResource',
  'suspendResource',
  'estimateBandwidth',
  'insertStylesheet',
  'insertStylesheetIntoRoot',
  'preloadStylesheet',
  'preconnectAs',
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
  'exports\\.(?:preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule)',
  'updateActivityComponent',
  'mountActivityChildren',
  'retryActivityComponentWithoutHydrating',
  'updateSuspenseListComponent',
  'mountActionState',
  'updateActionStateImpl',
  'rerenderActionState',
  'dispatchActionState',
  'runActionStateAction',
  'setPropOnCustomElement',
  'validateDocumentPositionWithFiberTree',
  'describeNativeComponentFrame',
  'defaultOnDefaultTransitionIndicator',
  'FragmentInstance\\.prototype\\.\\w+',
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
  'ReactDOMSharedInternals\\.findDOMNode',
  'ReactDOMHydrationRoot\\.prototype\\.unstable_scheduleHydration',
];

/** React's words for events, in the code that is built; not React's own, nor that of the router, whose links load nothing ahead. */
const eventWord = /\bon[A-Z]\w*/g;
const isOfReact = /node_modules\/react(?:-dom|-router|-router-dom)?\//;

/** Stands for them until all code has been read. */
const placeholder = 'EVENT_WORDS';

const isEvent = (word: string, react: string) =>
  new RegExp(`[" ]${word.charAt(2).toLowerCase()}${word.slice(3)}[" ]|"${word}"`).test(react);

/**
 * Gives browsers React DOM without what the site does not use, and faster:
 * - It makes a handful of errors when its module is evaluated, to recognise them later; nobody reads where they came from.
 *   Noting that makes V8 parse the whole module a second time, an eighth of a second on a slow phone: they are made without it.
 * - It listens for all events there are, a dozen for one press of a link, and looks through the page for
 *   components that want to hear of each. Here it listens for those that the code has a word for.
 * @throws at build time, if React DOM no longer does this in the same way, or has no longer a function that is named here
 */
export const slimReact = (): Plugin => {
  let react = '';
  const words = new Set<string>();
  let count = 0;
  let listens = false;
  const missing = new Set(unused);
  return {
    name: 'tessera:slim-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!isOfReact.test(id)) for (const [word] of code.matchAll(eventWord)) words.add(word.replace(/Capture$/, ''));
      if (sharedFile.test(id)) return withoutFunctions(code, unused, missing);
      if (!file.test(id)) return null;
      react = code;
      const text = withoutFunctions(code, unused, missing)
        .replace(signal, (_, start: string, message: string) => {
          count += 1;
          return `${start}withoutTrace(${message})`;
        })
        .replace(registration, (start) => {
          listens = true;
          return `${start}  if (!isWanted(registrationName)) return;\n`;
        });
      return `${text}
function isWanted(name) {
  return /^(${placeholder})(Capture)?$/.test(name);
}
function withoutTrace(message) {
  return Object.create(Error.prototype, { message: { value: message } });
}`;
    },
    renderChunk: (code) =>
      code.includes(placeholder)
        ? // Sorted: modules are read in no certain order, and the same code is to have the same name.
          code.replace(
            placeholder,
            [...words]
              .filter((word) => isEvent(word, react))
              .sort()
              .join('|'),
          )
        : null,
    buildEnd() {
      if (missing.size > 0) throw new Error(`React DOM has no ${[...missing].join(', ')} any more`);
      if (count === 0) throw new Error('React DOM makes no errors ahead any more');
      if (!listens) throw new Error('React DOM no longer registers events in the same way');
    },
  };
};
