import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { isWorkspace, notFoundId } from '../lib/links';
import { stripTrailingSlash } from '../paths';
import { absoluteUrl, fullTitle, pageHandleOf } from './page-handle';

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
