import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * The bundler's helper around each dynamic import, without what it does with lists of files to preload: there are none
 * (`resolveDependencies` in `vite.config.ts`). What is left reports a failed load, which `services/new-deploy.ts` hears.
 * @throws at build time, if the bundler no longer asks for the helper by this name
 */
export const slimPreload = (): Plugin => {
  let isUsed = false;
  return {
    name: 'tessera:slim-preload',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      order: 'post',
      handler(_code, id) {
        if (id !== helper) return null;
        isUsed = true;
        return `export const __vitePreload = (load) => load().catch((error) => {
          const event = new Event('vite:preloadError', { cancelable: true });
          event.payload = error;
          dispatchEvent(event);
          if (!event.defaultPrevented) throw error;
        });`;
      },
    },
    buildEnd() {
      if (!isUsed) throw new Error(`The bundler has no ${helper.slice(1)} any more`);
    },
  };
};
