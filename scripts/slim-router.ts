import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { withoutFunctions } from './without-functions.ts';

/**
 * Parts of React Router that only its framework mode, React Server Components, fetchers and actions use. Links and the
 * router name them, so the bundler cannot tell that they never run here.
 */
const unused = [
  // Meant for developers, who see them while developing.
  'warning',
  'Scripts',
  'PrefetchPageLinks',
  'PrefetchPageLinksImpl',
  'RSCPrefetchPageLinksImpl',
  'RSCErrorHandler',
  'RemixRootDefaultErrorBoundary',
  'DefaultErrorComponent',
  'deserializeErrors',
  'instrumentClientSideRouter',
  'getRouteInstrumentationUpdates',
  'discoverRoutes',
  'handleAction',
  'fetch2',
  'handleFetcherAction',
  'handleFetcherLoader',
];

/** Names for developers' tools. A bundler keeps what is given one. */
const displayName = /^\w+\.displayName = "\w+";$/gm;
/** Calls that do nothing but make a component: one that nobody uses can go. */
const component = /^(var \w+ = )(React\d*\.(?:forwardRef|memo)\()/gm;

const routerDir = path.join(path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist');

/**
 * Gives browsers React Router's production build, without what the site does not use: 5 kB of script less on every page.
 * @throws at build time, if a version of the package no longer has a part that is named here
 */
export const slimRouter = (): Plugin => {
  const missing = new Set([...unused, 'displayName', 'forwardRef']);
  return {
    name: 'tessera:slim-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => {
      if (id === 'react-router') return path.join(routerDir, 'production/index.mjs');
      return id === 'react-router/dom' ? path.join(routerDir, 'production/dom-export.mjs') : null;
    },
    transform(code, id) {
      if (!id.startsWith(path.join(routerDir, 'production'))) return null;
      return withoutFunctions(code, unused, missing)
        .replace(displayName, () => {
          missing.delete('displayName');
          return '';
        })
        .replace(component, (_, start: string, call: string) => {
          missing.delete('forwardRef');
          return `${start}/* @__PURE__ */ ${call}`;
        });
    },
    buildEnd() {
      if (missing.size > 0) throw new Error(`React Router has no ${[...missing].join(', ')} any more`);
    },
  };
};
