import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ResolvedConfig } from 'vite';
import { unknownIn } from '../src/unknown-addresses.ts';
import { takeChunkList } from './chunk-list.ts';
import { htaccess } from './host-files.ts';
import { metaPolicy, underBase } from './host-rules.ts';
import { pageScripts } from './page-scripts.ts';
import { shellFile, writeServiceWorker } from './service-worker.ts';

type Rendered = { head: string; app: string; modules: string[]; isToRead: boolean };
/** What `src/prerender.tsx` exports. */
type Renderer = {
  paths: () => string[];
  render: (path: string) => Promise<Rendered>;
  files: () => Promise<Record<string, string>>;
};

/** Fonts that every page is set in: asked for before the style sheet that names them has come. */
const fontPreloads = (dist: string, base: string): string =>
  readdirSync(path.join(dist, 'assets'))
    .filter((file) => file.endsWith('.woff2') && !file.includes('-rare-'))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}assets/${file}">`)
    .join('');

const iconFile = 'favicon.svg';
/** Browsers ask for the icon at high priority, ahead of what the page is painted with. In the page itself it costs 150 bytes. */
const dataAddress = (svg: string) => `data:image/svg+xml,${svg.trim().replaceAll('"', "'").replaceAll('#', '%23')}`;

const fileOf = (pathname: string) =>
  pathname === '/' ? 'index.html' : `${decodeURIComponent(pathname).slice(1)}.html`;

const renderSite = async (config: ResolvedConfig, rendererDir: string) => {
  const dist = path.resolve(config.root, config.build.outDir);
  const policy = metaPolicy(readFileSync(path.join(config.publicDir, '_headers'), 'utf8'));
  const bundled = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const scripts = await pageScripts(config.root, bundled, config.base, policy);
  const icon = readFileSync(path.join(config.publicDir, iconFile), 'utf8');
  const template = scripts.template
    .replaceAll(/\n\s*/g, '')
    // Before anything that loads.
    .replace(
      '<meta charset="utf-8" />',
      (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    )
    .replace(`"${config.base}${iconFile}"`, () => `"${dataAddress(icon)}"`);
  const chunksOf = takeChunkList(dist);
  const fonts = fontPreloads(dist, config.base);
  const entry = pathToFileURL(path.join(rendererDir, 'prerender.js')).href;
  const renderer = (await import(entry)) as Renderer;
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), text);
  };
  for (const pathname of renderer.paths()) {
    const { head, app, modules, isToRead } = await renderer.render(pathname);
    const tags = scripts.tags(chunksOf(modules), isToRead);
    // Functions, so that a `$` in a page's text is not read as a replacement pattern.
    const html = template
      .replace('<!--head-->', () => head + fonts + tags.head)
      .replace('</body>', (end) => tags.body + end)
      .replace('data-page=""><!--app-->', () => `data-page="${pathname}" data-late="">${app}`);
    write(fileOf(pathname), html);
  }
  for (const folder of unknownIn.pages)
    write(`${folder}/404.html`, readFileSync(path.join(dist, fileOf(`/${folder}`)), 'utf8'));
  for (const [file, text] of Object.entries(await renderer.files())) write(file, text);
  const rules = (file: string) => underBase(readFileSync(path.join(config.publicDir, file), 'utf8'), config.base);
  for (const file of ['_headers', '_redirects']) write(file, rules(file));
  write('.htaccess', htaccess(rules('_headers'), rules('_redirects'), config.base));
  const shellHead = `<title>Tessera</title><meta name="robots" content="noindex">${fonts}${scripts.tags([], false).head}`;
  write(shellFile, template.replace('<!--head-->', shellHead).replace('<!--app-->', ''));
  await writeServiceWorker(config.root, dist, config.base);
  return renderer.paths().length;
};

/**
 * After the browser build, builds `src/prerender.tsx` for Node and renders every path of the route table to its own
 * HTML file, so that a visitor reads the page before any script runs and any static host can serve it.
 */
export const prerender = (): Plugin => {
  const rendererDir = 'node_modules/.cache/prerender';
  return {
    name: 'tessera:prerender',
    config: () => ({
      environments: {
        prerender: {
          resolve: { noExternal: true, external: ['react', 'react-dom', 'react-router-dom', 'react-router'] },
          build: {
            ssr: true,
            outDir: rendererDir,
            emptyOutDir: true,
            copyPublicDir: false,
            manifest: false,
            rolldownOptions: { input: { prerender: 'src/prerender.tsx' }, output: { entryFileNames: '[name].js' } },
          },
        },
      },
      builder: {
        buildApp: async (builder) => {
          const { client, prerender: renderer } = builder.environments;
          if (!client || !renderer) throw new Error('both build environments are needed');
          await builder.build(client);
          await builder.build(renderer);
          const started = performance.now();
          const count = await renderSite(builder.config, path.resolve(builder.config.root, rendererDir));
          builder.config.logger.info(`rendered ${count} pages in ${Math.round(performance.now() - started)} ms`);
        },
      },
    }),
  };
};
