import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useMatches, useOutletContext } from 'react-router-dom';
import { anchorOf, isWorkspace, notFoundId } from '../lib/links';
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

/** After each navigation: updates title, canonical link and robots tag, and focuses the page's heading, which a screen reader then reads. */
export const usePageHead = (): void => {
  const { pathname, search, hash } = useLocation();
  const isFirstPage = useOutletContext<RefObject<boolean>>();
  const matches = useMatches();
  const match = matches.at(-1);

  const handle = match ? pageHandleOf(match) : null;
  const state = { params: match?.params ?? {}, data: match?.loaderData, search: new URLSearchParams(search) };
  const { title = '' } = handle?.meta(state) ?? {};
  useEffect(() => {
    const shown = handle?.ownTitle?.(new URLSearchParams(search)) ?? title;
    if (shown) document.title = fullTitle(shown);
  }, [title, handle, search]);

  const isListed = handle && match?.id !== notFoundId && !isWorkspace(matches);
  const canonical = isListed ? (handle.canonical ? handle.canonical(state) : stripTrailingSlash(pathname)) : null;
  useEffect(() => setCanonical(canonical), [canonical]);

  // A query may select another view of the same page, such as another capability; such views have titles of their own.
  const view = `${pathname} ${title}`;
  const lastPath = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves when another view is shown
  useEffect(() => {
    const isSamePage = lastPath.current === pathname;
    lastPath.current = pathname;
    if (isFirstPage.current) return;
    // A page with several steps has moved focus to its next step already; a field that the address follows keeps it, and so
    // does an open dialog, which would take it back with its text selected.
    const keepsFocus = 'main :is(input, [tabindex="-1"]), [role=dialog][data-state=open] *';
    if (isSamePage && document.activeElement?.matches(keepsFocus)) return;
    const anchor = anchorOf(hash);
    const target = anchor ?? document.querySelector<HTMLElement>('main h1');
    if (target && target.tabIndex < 0) target.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [view, pathname, hash, isFirstPage]);
};
