import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin, ResolvedConfig } from 'vite';
import { identity } from '../../brand.config.ts';
import { unknownIn } from '../../src/paths.ts';
import { manifestFile } from '../first-load.ts';
import { finishMarkup } from './finish-markup.ts';
import { htaccess, nginxHeaders, vercelConfig } from './host-files.ts';
import { metaPolicy, underBase } from './host-rules.ts';
import { headersFile, inlineScript } from './inline-script.ts';
import { mainAddress, pageTag } from './page-tags.ts';
import { shellFile, writeServiceWorker } from './service-worker.ts';

type Rendered = { head: string; app: string; modules: string[]; views: string };
/** What `src/build/prerender.tsx` exports. */
type Renderer = {
  paths: () => string[];
  render: (path: string) => Promise<Rendered>;
  files: () => Promise<Record<string, string>>;
};

const output = (config: ResolvedConfig) => {
  const dist = path.resolve(config.root, config.build.outDir);
  return {
    dist,
    read: (file: string) => readFileSync(path.join(dist, file), 'utf8'),
    write: (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
      writeFileSync(path.join(dist, file), text);
    },
  };
};
type Output = ReturnType<typeof output>;

/** Reads Vite's manifest and moves it beside the output: `npm run size` reads that of `dist`, which a build elsewhere leaves alone. */
const takeManifest = ({ dist, read, write }: Output): Manifest => {
  const manifest = read('.vite/manifest.json');
  rmSync(path.join(dist, '.vite'), { recursive: true });
  write(path.join('..', manifestFile), manifest);
  return JSON.parse(manifest);
};

/** Preload tags of the fonts that every page uses, which otherwise load only after the style sheet. */
const fontPreloads = ({ dist }: Output, base: string): string =>
  readdirSync(path.join(dist, 'assets'))
    .filter((file) => file.endsWith('.woff2') && !/-(?:rare|ext)-/.test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}assets/${file}">`)
    .join('');

const scriptTags = /<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;
const iconFile = 'favicon.svg';
/** The icon as a data URL of 150 bytes, because browsers would load a file with high priority, before the first paint. */
const dataAddress = (svg: string) =>
  `data:image/svg+xml,${svg.trim().replaceAll('"', "'").replaceAll(/[#<>]/g, encodeURIComponent)}`;

/** The bundled `index.html` as the template of all pages: without scripts, and with the content security policy first. */
const templateOf = ({ read }: Output, { publicDir, base }: ResolvedConfig, policy: string): string => {
  const charset = '<meta charset="utf-8" />';
  const icon = readFileSync(path.join(publicDir, iconFile), 'utf8');
  return read('index.html')
    .replace(scriptTags, '')
    .replaceAll(/\n\s*/g, '')
    .replace(charset, `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`)
    .replace(`"${base}${iconFile}"`, () => `"${dataAddress(icon)}"`);
};

type Served = { script: string; headers: string; redirects: string };

/** @throws if `vercel.json`, which Vercel reads before the build, says something else */
export const readServed = async (root: string): Promise<Served> => {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const script = await inlineScript(root, 'after-paint');
  const [headers, redirects] = [await headersFile(root), read('public/_redirects')];
  if (JSON.stringify(JSON.parse(read('vercel.json'))) !== JSON.stringify(vercelConfig(headers, redirects)))
    throw new Error('vercel.json is out of date. This command writes it: npx tsx scripts/build/vercel.ts');
  return { script, headers, redirects };
};

const fileOf = (pathname: string) =>
  pathname === '/' ? 'index.html' : `${decodeURIComponent(pathname).slice(1)}.html`;

/** Writes the HTML of every page, and the app shell that the service worker serves while offline. */
const writePages = async (
  out: Output,
  config: ResolvedConfig,
  renderer: Renderer,
  manifest: Manifest,
  { script, headers }: Served,
) => {
  const template = templateOf(out, config, metaPolicy(headers));
  const tagFor = pageTag(manifest, config.base, script);
  const fonts = fontPreloads(out, config.base);
  for (const pathname of renderer.paths()) {
    const { head, app, modules, views } = await renderer.render(pathname);
    // Replacer functions, because a `$` in a page's text would be a replacement pattern.
    const html = template
      .replace('<html', (tag) => (views ? `${tag} data-views="${views}"` : tag))
      .replace('<!--head-->', () => head + fonts)
      .replace('</body>', (end) => tagFor(modules) + end)
      .replace('data-page=""><!--app-->', () => `data-page="${pathname}">${finishMarkup(app)}`);
    out.write(fileOf(pathname), html);
  }
  // The shell paints nothing by itself.
  const start = `<script type="module" crossorigin src="${mainAddress(manifest, config.base)}"></script>`;
  const shell = (title: string, more = '') =>
    template
      .replace('<!--head-->', `<title>${title}</title><meta name="robots" content="noindex">${more}${fonts}${start}`)
      .replace('<!--app-->', '');
  out.write(shellFile, shell(identity.name));
  // The router knows ids in other spellings, and leads on from unknown ones. Without script, all are unknown.
  for (const [folder, target] of Object.entries(unknownIn.redirects)) {
    const refresh = `<meta http-equiv="refresh" content="0; url=${config.base}${target.slice(1)}">`;
    out.write(`${folder}/404.html`, shell('Moved', `<noscript>${refresh}</noscript>`));
  }
};

const writeOtherFiles = async (
  { read, write }: Output,
  { base }: ResolvedConfig,
  renderer: Renderer,
  { headers, redirects }: Served,
) => {
  for (const folder of unknownIn.pages) write(`${folder}/404.html`, read(fileOf(`/${folder}`)));
  const [scheme = ''] = /<meta name="color-scheme".*?<\/script>/.exec(read('index.html')) ?? [];
  for (const [file, text] of Object.entries(await renderer.files()))
    write(file, file.endsWith('.html') ? text.replace('<title>', (title) => scheme + title) : text);
  const [ownHeaders, ownRedirects] = [underBase(headers, base), underBase(redirects, base)];
  write('_headers', ownHeaders);
  write('_redirects', ownRedirects);
  write('.htaccess', htaccess(ownHeaders, ownRedirects, base));
  write('.nginx.conf', nginxHeaders(headers));
};

const rendererDir = 'node_modules/.cache/prerender';

/** The Vite environment of the second build, for Node, which renders the pages. */
const rendererEnvironment = {
  resolve: { noExternal: true as const, external: ['react', 'react-dom', 'react-router-dom', 'react-router'] },
  build: {
    ssr: true,
    outDir: rendererDir,
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: false,
    rolldownOptions: { input: { prerender: 'src/build/prerender.tsx' }, output: { entryFileNames: '[name].js' } },
  },
};

/**
 * After the browser build, builds `src/build/prerender.tsx` for Node and renders every path of the route table to its own
 * HTML file, so that a visitor reads the page before any script runs and any static host can serve it.
 * @param buildId id of the build
 */
export const prerender = (buildId: string): Plugin => ({
  name: 'site:prerender',
  config: () => ({
    build: { manifest: true },
    environments: { prerender: rendererEnvironment },
    builder: {
      buildApp: async ({ config, environments, build }) => {
        const { client, prerender: node } = environments;
        if (!client || !node) throw new Error('both build environments are needed');
        const served = await readServed(config.root);
        await build(client);
        await build(node);
        const renderer: Renderer = await import(
          pathToFileURL(path.resolve(config.root, rendererDir, 'prerender.js')).href
        );
        const out = output(config);
        const manifest = takeManifest(out);
        await writePages(out, config, renderer, manifest, served);
        await writeOtherFiles(out, config, renderer, served);
        await writeServiceWorker(config, out.dist, buildId);
        config.logger.info(`rendered ${renderer.paths().length} pages`);
      },
    },
  }),
});
