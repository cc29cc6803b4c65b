import type { Plugin } from 'vite';

const description = /\bdescription:\s*(?:'(?:[^'\\\n]|\\.)*'\s*\+?\s*)+,/g;

/**
 * Leaves the descriptions of `content/pages.ts` out of what browsers load: only the rendered heads need them.
 * @throws at build time, if there are none to leave out
 */
export const headTexts = (): Plugin => ({
  name: 'tessera:head-texts',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!id.endsWith('/src/content/pages.ts')) return null;
    if (!description.test(code)) throw new Error('content/pages.ts has no descriptions where they were');
    return code.replace(description, "description: '',");
  },
});
