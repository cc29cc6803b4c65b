import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { anchorOf } from '../lib/anchor-of';
import { isWorkspace, notFoundId } from '../lib/route-ids';
import { withoutSlash } from '../lib/without-slash';
import { fullTitle } from './full-title';
import { pageHandleOf } from './page-handle';

/** After each navigation: the page's title and canonical address, and focus on its heading, which a screen reader then reads out once. */
export const usePageHead = (): void => {
  const { pathname, search, hash } = useLocation();
  const matches = useMatches();
  const match = matches.at(-1);

  const handle = match ? pageHandleOf(match) : null;
  const state = { params: match?.params ?? {}, data: match?.loaderData, search: new URLSearchParams(search) };
  const { title = '' } = handle?.meta(state) ?? {};
  useEffect(() => {
    if (title) document.title = fullTitle(title);
  }, [title]);

  const isListed = handle && match?.id !== notFoundId && !isWorkspace(matches);
  const canonical = isListed ? (handle.canonical ? handle.canonical(state) : withoutSlash(pathname)) : null;
  useEffect(() => {
    // Nobody sees these words, so that their code can come later, or not at all without a network.
    import('./live-head').then(({ showHead }) => showHead(canonical, title)).catch(() => undefined);
  }, [canonical, title]);

  // A query may lead to another view of the same page; then the title tells.
  const view = `${pathname} ${title}`;
  const lastPath = useRef(pathname);
  const firstView = useRef<string | null>(view);
  useEffect(() => {
    const isSamePage = lastPath.current === pathname;
    lastPath.current = pathname;
    if (firstView.current === view) return;
    firstView.current = null;
    // A page that moves focus from one of its steps to the next has done so by now.
    if (isSamePage && document.activeElement?.matches('main [tabindex="-1"]')) return;
    const anchor = anchorOf(hash);
    const target = anchor ?? document.querySelector<HTMLElement>('main h1');
    if (target && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [view, pathname, hash]);
};
