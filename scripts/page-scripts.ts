import { createHash } from 'node:crypto';
import path from 'node:path';
import { build } from 'vite';

const scriptTags = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;
const addressIn = (tag: string) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? '';

type PageScripts = {
  /** The HTML without the tags that the bundler put in. */
  template: string;
  /**
   * What takes their place in a page that also needs these files: the end of its head, and of its body. `afterPaint`:
   * nothing stands in the way of the page; else the scripts come at once, because the page is of little use without them.
   */
  tags: (files: readonly string[], afterPaint: boolean) => { head: string; body: string };
};

/** `src/start.ts` and what it imports, as the one script that stands in the HTML of pages. */
const startScript = async (root: string): Promise<string> => {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: path.join(root, 'src/start.ts') } },
  });
  if (!('output' in built)) throw new Error('src/start.ts is one file');
  return built.output[0].code.trim();
};

/** @throws if a content security policy does not allow this script, with the words to put into it */
const requireAllowed = (code: string, policy: string) => {
  const source = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  if (!policy.includes(`script-src 'self' ${source};`))
    throw new Error(
      `src/start.ts has changed. public/_headers, vercel.json and README.md: script-src 'self' ${source};`,
    );
};

/**
 * Browsers load module scripts and their preloads at high priority, ahead of what the first paint needs. This takes them
 * out of the HTML of pages to be read; `src/start.ts`, which stands there instead, asks for them after that paint.
 * @param policy the content security policy that the pages are served with
 */
export const pageScripts = async (root: string, html: string, base: string, policy: string): Promise<PageScripts> => {
  const code = await startScript(root);
  requireAllowed(code, policy);
  const [main = '', ...shared] = [...html.matchAll(scriptTags)].map(([tag]) => addressIn(tag));
  return {
    template: html.replace(scriptTags, ''),
    tags: (files, afterPaint) => {
      const modules = new Set([...files.map((name) => base + name), ...shared]);
      modules.delete(main);
      if (afterPaint)
        return {
          head: '',
          body: `<script type="module" data-main="${main}" data-modules="${[...modules].join(' ')}">${code}</script>`,
        };
      const preloads = Array.from(modules, (address) => `<link rel="modulepreload" crossorigin href="${address}">`);
      return {
        head: `<script type="module" crossorigin src="${main}" data-main="${main}"></script>${preloads.join('')}`,
        body: '',
      };
    },
  };
};
