import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { pageDescriptions } from '../content/page-descriptions';
import { site } from '../content/site/site';
import type { PageMeta } from '../content/types';
import { absoluteUrl, fullTitle, type PageHead } from '../head/page-handle';
import { asset } from '../lib/links';
import { socialCard } from '../paths';
import { createRoutes, loadPage, notFoundRow, type RouteRow, routeTable } from '../routes';
import { llms, robots, sitemap, webManifest } from './site-files';
import { structuredData } from './structured-data';

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '');

/** Size of every social card in pixels, as `tools/artwork` draws them. */
const imageSize = { width: 1200, height: 630 };

const tag = (attribute: 'name' | 'property', name: string, content: string | number) =>
  `<meta ${attribute}="${name}" content="${escapeHtml(String(content))}">`;

/** What the head says to search engines and social networks. @param address that of the social card */
const listedTags = (meta: PageMeta, canonical: string, address: string, structuredData: object): string => {
  const title = fullTitle(meta.title);
  const image = absoluteUrl(socialCard(address));
  return [
    `<link rel="canonical" href="${escapeHtml(absoluteUrl(canonical))}">`,
    tag('property', 'og:type', 'website'),
    tag('property', 'og:site_name', site.name),
    tag('property', 'og:locale', 'en_US'),
    tag('property', 'og:title', title),
    tag('property', 'og:description', meta.description),
    tag('property', 'og:url', absoluteUrl(canonical)),
    tag('property', 'og:image', image),
    tag('property', 'og:image:width', imageSize.width),
    tag('property', 'og:image:height', imageSize.height),
    tag('property', 'og:image:alt', `${site.name}: ${meta.title}`),
    tag('name', 'twitter:card', 'summary_large_image'),
    tag('name', 'twitter:title', title),
    tag('name', 'twitter:description', meta.description),
    tag('name', 'twitter:image', image),
    // `</script>` inside a string would end the script element.
    `<script type="application/ld+json">${JSON.stringify(structuredData).replace(/</g, '\\u003c')}</script>`,
  ].join('');
};

const rows = new Map(
  [...routeTable, notFoundRow].flatMap((row) => row.addresses.map((address) => [address, row] as const)),
);

const isListed = (row: RouteRow) => row.area === 'public' && row !== notFoundRow;

export const paths = (): string[] => [...rows.keys()];

/** Title from the page module, and description, which only rendering needs. */
const wholeMeta = ({ title, description, page }: PageHead): PageMeta => ({
  title,
  description: [description, page && pageDescriptions[page]].filter(Boolean).join(' '),
});

const prepare = async (address: string) => {
  const row = rows.get(address);
  if (!row) throw new Error(`No row of the route table renders ${address}`);
  const handler = createStaticHandler(createRoutes(), { basename: import.meta.env.BASE_URL });
  const url = new URL(import.meta.env.BASE_URL.replace(/\/$/, '') + address, 'http://build.invalid');
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${address} redirects while it is rendered`);
  const match = context.matches.at(-1);
  const { handle } = await loadPage(row.page);
  const state = {
    params: match?.params ?? {},
    data: match ? context.loaderData[match.route.id] : undefined,
    search: new URLSearchParams(),
  };
  const meta = wholeMeta(handle.meta(state));
  const canonical = handle.canonical ? handle.canonical(state) : address;
  const { views = [] } = handle;
  return { row, context, router: createStaticRouter(handler.dataRoutes, context), state, meta, canonical, views };
};

/** Renders one address. @throws if the address is unknown, the page redirects, or any part of it fails */
export const render = async (address: string) => {
  const { row, context, router, state, meta, canonical, views } = await prepare(address);
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
    {
      // React would otherwise split a long page into segments and join them with inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Without this, React would silently leave out a part of the page that throws.
      onError: (error) => void errors.push(error),
    },
  );
  if (errors.length > 0) throw new AggregateError(errors, `${address} cannot be rendered: ${errors.join(' ')}`);
  const modules = [`src/pages/${row.page}.tsx`];
  if (row.area === 'workspace') modules.push('src/components/layout/workspace-layout.tsx');
  const tags =
    isListed(row) && canonical !== null
      ? listedTags(meta, canonical, address, structuredData({ pattern: row.path, state, meta, canonical }))
      : tag('name', 'robots', 'noindex');
  const title = `<title>${escapeHtml(fullTitle(meta.title))}</title>`;
  return {
    head: title + tag('name', 'description', meta.description) + tags,
    app: await text(prelude),
    modules,
    views: views.join('|'),
  };
};

/** Answer to a missing asset on hosts that serve the nearest `404.html`: a few bytes instead of a page. */
const missingFile = '<!doctype html><html lang="en"><title>Not found</title>Not found';

const redirectPage = (target: string) => {
  const address = asset(target);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${address}"></head><body><a href="${address}">${address}</a></body></html>`;
};

export const files = async (): Promise<Record<string, string>> => {
  const opened = await Promise.all([...rows].filter(([, row]) => isListed(row)).map(([address]) => prepare(address)));
  const listed = opened.flatMap(({ canonical, meta }) => (canonical === null ? [] : [{ canonical, meta }]));
  return {
    // For hosts that do not read `_redirects`.
    'case-studies.html': redirectPage('/our-work'),
    'requests.html': redirectPage('/projects'),
    'assets/404.html': missingFile,
    'media/404.html': missingFile,
    'sitemap.xml': sitemap(listed),
    'robots.txt': robots(),
    'llms.txt': llms(listed),
    'site.webmanifest': webManifest(),
  };
};
