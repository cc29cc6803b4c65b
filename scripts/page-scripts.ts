import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

const scriptTags = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;
const addressIn = (tag: string) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? '';

type PageScripts = {
  /** The HTML without the tags that the bundler put in. */
  template: string;
  /**
   * What takes their place, for a page that also needs these files. `afterPaint`: one tag, and nothing stands in the way of
   * the page; else the scripts come at once, because the page is of little use without them.
   */
  tags: (files: readonly string[], afterPaint: boolean) => string;
};

/**
 * Browsers load module scripts and their preloads at high priority, ahead of what the first paint needs. This takes them
 * out of the HTML of pages to be read; `src/start.ts` asks for them after that paint.
 */
export const pageScripts = async (root: string, dist: string, base: string, html: string): Promise<PageScripts> => {
  const source = path.join(root, 'src/start.ts');
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: source } },
  });
  if (!('output' in built)) throw new Error('src/start.ts is one file');
  const { code } = built.output[0];
  const file = `assets/start-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  writeFileSync(path.join(dist, file), code);

  const [main = '', ...shared] = [...html.matchAll(scriptTags)].map(([tag]) => addressIn(tag));
  return {
    template: html.replace(scriptTags, ''),
    tags: (files, afterPaint) => {
      const modules = new Set([...files.map((name) => base + name), ...shared]);
      modules.delete(main);
      if (!afterPaint)
        return [
          `<script type="module" crossorigin src="${main}" data-main="${main}"></script>`,
          ...Array.from(modules, (address) => `<link rel="modulepreload" crossorigin href="${address}">`),
        ].join('');
      return `<script type="module" fetchpriority="low" src="${base}${file}" data-main="${main}" data-modules="${[...modules].join(' ')}"></script>`;
    },
  };
};
