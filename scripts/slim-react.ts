import type { Plugin } from 'vite';
import { withoutFunctions } from './without-functions.ts';

const file = /\/react-dom-client\.production\.js$/;
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
];

/**
 * Gives browsers React DOM without what the site does not use, and faster to start: it makes a handful of errors
 * when its module is evaluated, to recognise them later; nobody reads where they came from. Noting that makes V8 parse the
 * whole module a second time, an eighth of a second on a slow phone: they are made without it.
 * @throws at build time, if React DOM no longer makes them in this way, or has no longer a function that is named here
 */
export const slimReact = (): Plugin => {
  let count = 0;
  const missing = new Set(unused);
  return {
    name: 'tessera:slim-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!file.test(id)) return null;
      const text = withoutFunctions(code, unused, missing).replace(signal, (_, start: string, message: string) => {
        count += 1;
        return `${start}withoutTrace(${message})`;
      });
      return `${text}
function withoutTrace(message) {
  return Object.create(Error.prototype, { message: { value: message } });
}`;
    },
    buildEnd() {
      if (missing.size > 0) throw new Error(`React DOM has no ${[...missing].join(', ')} any more`);
      if (count === 0) throw new Error('React DOM makes no errors ahead any more');
    },
  };
};
