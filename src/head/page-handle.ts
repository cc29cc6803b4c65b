import { useEffect } from 'react';
import { type Params, useLocation, useMatches } from 'react-router-dom';
import type { PageName } from '../content/pages';
import { site } from '../content/site/site';
import { asset, isWorkspace, notFoundId } from '../lib/links';
import { stripTrailingSlash } from '../paths';

export const absoluteUrl = (path: string): string => site.url + asset(path);

export const fullTitle = (title: string): string => (title.includes(site.name) ? title : `${title} | ${site.name}`);

/** What a page's head may depend on: path parameters, loader data, and the query (empty while prerendering). */
export type PageState<Data = unknown> = { params: Params; data: Data; search: URLSearchParams };

export type PageHead = {
  title: string;
  description?: string;
  /** The page's name in `content/page-descriptions.ts`, whose text the build adds. */
  page?: PageName;
};

export type PageHandle<Data = unknown> = {
  meta: (state: PageState<Data>) => PageHead;
  /**
   * The title once the visitor's own data is shown, such as a receipt with its reference: what it is saved and printed as. It
   * moves no focus, and names nobody. Null keeps the page's title.
   */
  ownTitle?: (search: URLSearchParams) => string | null;
  /** Path of the canonical address, if it differs from the page's own path; null for a page that is not to be indexed. */
  canonical?: (state: PageState<Data>) => string | null;
  /** Parameters that select another view than the one in the HTML, which is then hidden until the page is hydrated. */
  views?: readonly string[];
};

/** The handle of a match, or null if its route is not a page. */
const pageHandleOf = ({ handle }: { handle?: unknown }): PageHandle | null =>
  typeof handle === 'object' && handle !== null && 'meta' in handle ? (handle as PageHandle) : null;

export const fixedPage = (meta: PageHead, views: readonly string[] = []): PageHandle => ({ meta: () => meta, views });

/** Handle of a page whose title and description depend on its loader's data; `Data` is what that loader returns. */
export const dataPage = <Data>(
  meta: (state: PageState<Data>) => PageHead,
  more: Omit<PageHandle<Data>, 'meta'> = {},
): PageHandle =>
  // The router types all loader data as unknown; the page module, which has both the loader and the handle, knows the type.
  ({ ...more, meta }) as PageHandle;

/** Sets the canonical link, or for null the robots tag. Crawlers read the rest in the HTML of each page. */
const setCanonical = (path: string | null): void => {
  for (const tag of document.head.querySelectorAll('link[rel=canonical], meta[name=robots]')) tag.remove();
  document.head.append(
    path === null
      ? Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' })
      : Object.assign(document.createElement('link'), { rel: 'canonical', href: absoluteUrl(path) }),
  );
};

/** After each navigation: updates title, canonical link and robots tag. */
export const usePageHead = (): void => {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const match = matches.at(-1);

  const handle = match ? pageHandleOf(match) : null;
  const state = { params: match?.params ?? {}, data: match?.loaderData, search: new URLSearchParams(search) };
  const { title = '' } = handle?.meta(state) ?? {};
  const isListed = handle && match?.id !== notFoundId && !isWorkspace(matches);
  const canonical = isListed ? (handle.canonical ? handle.canonical(state) : stripTrailingSlash(pathname)) : null;
  useEffect(() => {
    const shown = handle?.ownTitle?.(new URLSearchParams(search)) ?? title;
    if (shown) document.title = fullTitle(shown);
    setCanonical(canonical);
  }, [title, canonical, handle, search]);
};
