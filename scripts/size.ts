/** `npm run size`: weighs every built page against `budget.ts` and fails if one is too heavy. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { budget } from './budget.ts';
import { firstLoads, taggedScripts } from './first-load.ts';

const dist = 'dist';
const weights = new Map<string, number>();

const compressed = (text: string | Buffer): number => brotliCompressSync(text).length;

/** Bytes of a file as a host sends it; pictures and fonts are compressed already. */
const weigh = (file: string): number => {
  const known = weights.get(file);
  if (known !== undefined) return known;
  const data = readFileSync(path.join(dist, file));
  const weight = /\.(?:html|js|json|css|svg)$/.test(file) ? compressed(data) : data.length;
  weights.set(file, weight);
  return weight;
};
const firstLoadOf = firstLoads();
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + weigh(file), 0);

const addresses = (html: string, tag: RegExp): string[] =>
  [...html.matchAll(tag)].map(([, address]) => String(address).replace(/^\//, '').replace(/#.*$/, ''));

const pageFiles = readdirSync(dist, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.html'));

type Page = {
  address: string;
  isPublic: boolean;
  scripts: ReadonlySet<string>;
  html: number;
  script: number;
  styles: number;
  total: () => number;
};

const measure = (file: string): Page[] => {
  const html = readFileSync(path.join(dist, file), 'utf8');
  const address = /<div id="root" data-page="([^"]*)"/.exec(html)?.[1];
  // Neither are pages: what only redirects, and the empty one that stands in without a network.
  if (!address) return [];
  const scripts = firstLoadOf(address, taggedScripts(html));
  const styles = addresses(html, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g);
  const pictures = html
    .split('<img')
    .slice(1)
    .map((tag) => tag.slice(0, tag.indexOf('>')))
    .filter((attributes) => !attributes.includes('loading="lazy"'))
    .flatMap((attributes) => addresses(attributes, /\ssrc="([^"]+)"/g));
  const media = new Set([...addresses(html, /rel="preload" as="font"[^>]*href="([^"]+)"/g), ...pictures]);
  const inHtml = /<script[^>]* data-main=[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  const script = sum(scripts);
  return [
    {
      address,
      isPublic: !html.includes('content="noindex"') || ['/404', '/search'].includes(address),
      scripts,
      html: weigh(file),
      script: script + compressed(inHtml),
      styles: sum(styles),
      total: () => weigh(file) + script + sum(styles) + sum(media),
    },
  ];
};

const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);
const pages = pageFiles.flatMap(measure).sort((a, b) => b.script - a.script);
const heaviest = (of: (page: Page) => boolean, by: 'script' | 'styles') => {
  const [page] = pages.filter(of).sort((a, b) => b[by] - a[by]);
  if (!page) throw new Error('dist/ holds no such page: build first');
  return { address: page.address, is: page[by] };
};
const home = pages.find(({ address }) => address === '/');
if (!home) throw new Error('dist/ holds no start page: build first');

const assets = readdirSync(path.join(dist, 'assets')).map((name) => path.posix.join('assets', name));
const assetOf = (name: string, ending = 'js'): string => {
  const [file, another] = assets.filter((asset) => asset.startsWith(`assets/${name}-`) && asset.endsWith(`.${ending}`));
  if (!file || another) throw new Error(`dist/ must have one ${name}. Build again`);
  return file;
};

const withImports = (...names: readonly string[]) => [
  ...firstLoadOf(
    '',
    names.map((name) => assetOf(name)),
  ),
];

/** What opening the search loads on a public page: its scripts that not every one of them has already, and the index. */
const searchDialog = (): number => {
  const publicPages = pages.filter(({ isPublic }) => isPublic);
  const isThere = (file: string) => publicPages.every(({ scripts }) => scripts.has(file));
  return sum(withImports('search-palette').filter((file) => !isThere(file))) + weigh(assetOf('search-index', 'json'));
};

const beyond = (address: string, files: readonly string[], ...shared: readonly string[]): number => {
  const there = new Set([...(pages.find((page) => page.address === address)?.scripts ?? []), ...shared]);
  return sum(files.filter((file) => !there.has(file)));
};

/** What the sketch loads beside its form, without the dialog that it shares with the rest of the site. */
const sketch = () =>
  beyond(
    '/instant-site-form',
    withImports('sketch-loader', 'sketch-parts', 'sketch-dialog', 'download'),
    ...withImports('dialog'),
  );

const isWorkspace = ({ isPublic }: Page) => !isPublic;
const isPublicPage = ({ isPublic }: Page) => isPublic;

const rows = [
  { what: 'scripts of the start page', limit: budget.homeScript, address: home.address, is: home.script },
  { what: 'scripts of a public page', limit: budget.publicScript, ...heaviest(isPublicPage, 'script') },
  { what: 'scripts of a workspace page', limit: budget.workspaceScript, ...heaviest(isWorkspace, 'script') },
  { what: 'styles', limit: budget.styles, ...heaviest(() => true, 'styles') },
  { what: 'HTML of the start page', limit: budget.homeHtml, address: home.address, is: home.html },
  { what: 'search, once it is opened', limit: budget.search, address: 'scripts and index', is: searchDialog() },
  { what: 'first draft, beside the form', limit: budget.firstDraft, address: 'scripts', is: sketch() },
  {
    what: 'first draft, at the start',
    limit: budget.homeDraft,
    address: 'scripts',
    is: beyond('/', withImports('named-sketch')),
  },
  {
    what: 'movement, at the start',
    limit: budget.movement,
    address: 'scripts',
    is: beyond('/', withImports('moving-tiles')),
  },
  { what: 'start page in all', limit: budget.homeTotal, address: home.address, is: home.total() },
];

console.log('first load, kB as sent      is   limit  heaviest page');
type Row = { what: string; is: number; limit: number; address: string };
const inKb: readonly Row[] = rows.map((row) => ({ ...row, is: row.is / 1000 }));
for (const { what, is, limit, address } of inKb)
  console.log(
    `${what.padEnd(27)}${is.toFixed(1).padStart(6)}${String(limit).padStart(8)}  ${address}${is > limit ? '  TOO MUCH' : ''}`,
  );
if (process.argv.includes('--all'))
  for (const page of pages) console.log(`${kb(page.script)} ${kb(page.total())} ${page.scripts.size}  ${page.address}`);
if (inKb.some(({ is, limit }) => is > limit)) process.exitCode = 1;
