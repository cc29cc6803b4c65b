import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * The bundler's helper around each dynamic import, without what it does for style sheets: there is one for all pages. What is
 * left asks for the files a module needs together with it, where those of the first page are not enough, and reports a failed
 * load, which `services/new-deploy.ts` hears.
 * @throws at build time, if the bundler no longer asks for the helper by this name
 */
export const slimPreload = (): Plugin => {
  let isUsed = false;
  let base = '/';
  return {
    name: 'tessera:slim-preload',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => {
      base = config.base;
    },
    transform: {
      order: 'post',
      handler(_code, id) {
        if (id !== helper) return null;
        isUsed = true;
        return `const links = document.querySelectorAll('link[rel=modulepreload]');
        const asked = new Set(Array.from(links, (link) => link.getAttribute('href')));
        export const __vitePreload = (load, files = []) => {
          for (const file of files) {
            const address = ${JSON.stringify(base)} + file;
            if (asked.has(address)) continue;
            asked.add(address);
            import(/* @vite-ignore */ address).catch(() => {});
          }
          return load().catch((error) => {
            const event = new Event('vite:preloadError', { cancelable: true });
            event.payload = error;
            dispatchEvent(event);
            if (!event.defaultPrevented) throw error;
          });
        };`;
      },
    },
    buildEnd() {
      if (!isUsed) throw new Error(`The bundler has no ${helper.slice(1)} any more`);
    },
  };
};
