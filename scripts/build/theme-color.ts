import type { Plugin } from 'vite';
import { colors } from '../../brand.config.ts';
import { inlineScript } from './inline-script.ts';

/** Fills in `index.html`: the colors of the browser's bar, which are the page's grounds, and the script for the chosen scheme. */
export const themeColor = (): Plugin => ({
  name: 'site:theme-color',
  transformIndexHtml: async (html) => {
    const script = await inlineScript(process.cwd(), 'early-scheme');
    return html
      .replace('%paper%', colors.paper)
      .replace('%ink%', colors.ink)
      .replace('<!--scheme-->', () => `<script>${script}</script>`);
  },
});
