import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { headOf } from './lib/head';
import { createRoutes, loadPage, notFoundRow, routeTable } from './routes';

const rows = new Map(
  [...routeTable, notFoundRow].flatMap((row) => row.addresses.map((address) => [address, row] as const)),
);

/** Every address to render. */
export const paths = (): string[] => [...rows.keys()];

/**
 * Renders one address for `scripts/prerender.ts`.
 * @returns the head's tags, the app's markup inside `#root`, and the source files the page needs before it can respond
 * @throws if the address is unknown or the page asks for a redirect
 */
export const render = async (address: string) => {
  const row = rows.get(address);
  if (!row) throw new Error(`No row of the route table renders ${address}`);
  const handler = createStaticHandler(createRoutes(), { basename: import.meta.env.BASE_URL });
  const url = new URL(import.meta.env.BASE_URL.replace(/\/$/, '') + address, 'http://build.invalid');
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${address} redirects while it is rendered`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerenderToNodeStream(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
    // One piece: a page cut into segments would need inline scripts to put itself together.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const match = context.matches.at(-1);
  const { handle } = await loadPage(row.page);
  const state = {
    params: match?.params ?? {},
    data: match ? context.loaderData[match.route.id] : undefined,
    search: new URLSearchParams(),
  };
  const indexed = row.area === 'public' && row !== notFoundRow;
  const modules = [`src/pages/${row.page}.tsx`, ...(handle.modules?.(state.params) ?? [])];
  if (row.area === 'workspace') modules.push('src/components/layout/workspace-layout.tsx');
  return { head: headOf({ address, handle, state, indexed }), app: await text(prelude), modules };
};

/** Files that are made of the route table. */
export const files = (): Record<string, string> => ({
  // Hosts that read `_redirects` never serve this one.
  'case-studies.html': redirectPage('/our-work'),
});

const redirectPage = (target: string) => {
  const address = import.meta.env.BASE_URL.replace(/\/$/, '') + target;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${address}"></head><body><a href="${address}">${address}</a></body></html>`;
};
