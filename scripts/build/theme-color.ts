import type { Plugin } from 'vite';
import { colors } from '../../brand.config.ts';

/** Fills in the color of the browser's bar, which is paper, in `index.html`. */
export const themeColor = (): Plugin => ({
  name: 'site:theme-color',
  transformIndexHtml: (html) => html.replace('%paper%', colors.paper),
});
