import type { Params } from 'react-router-dom';
import type { PageMeta } from '../content/types';

/** What a page's head may depend on: path parameters, the loader's data, the query (empty while rendering at build time). */
export type PageState<Data = unknown> = { params: Params; data: Data; search: URLSearchParams };

/** What a page module says about itself besides its component; React Router carries it as the route's `handle`. */
export type PageHandle<Data = unknown> = {
  meta: (state: PageState<Data>) => PageMeta;
  /** Path of the canonical address when it is not the page's own; null for a page that is not to be indexed. */
  canonical?: (state: PageState<Data>) => string | null;
};

/** What a route carries, if it is a page's. */
export const pageHandleOf = ({ handle }: { handle?: unknown }): PageHandle | null =>
  typeof handle === 'object' && handle !== null && 'meta' in handle ? (handle as PageHandle) : null;

/** The handle of a page whose head never changes. */
export const fixedPage = (meta: PageMeta): PageHandle => ({ meta: () => meta });

/** The handle of a page whose head depends on its loader's data; `Data` is what that loader returns. */
export const dataPage = <Data>(
  meta: (state: PageState<Data>) => PageMeta,
  more: Omit<PageHandle<Data>, 'meta'> = {},
): PageHandle =>
  // The router hands every loader's data over as unknown; the page module that writes both sides names the type.
  ({ ...more, meta }) as PageHandle;
