import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { fullTitle } from '../../lib/head';
import type { PageHandle } from '../../lib/page-handle';

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'meta' in handle;

/** After each navigation: the page's title, and focus on its heading, which a screen reader then reads out once. */
export const usePageHead = (): void => {
  const { pathname, search } = useLocation();
  const match = useMatches().at(-1);
  const firstPathname = useRef<string | null>(pathname);

  const handle = match && isPageHandle(match.handle) ? match.handle : null;
  const title = handle
    ? handle.meta({ params: match?.params ?? {}, data: match?.loaderData, search: new URLSearchParams(search) }).title
    : null;
  useEffect(() => {
    if (title) document.title = fullTitle(title);
  }, [title]);

  useEffect(() => {
    if (firstPathname.current === pathname) return;
    firstPathname.current = null;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
};
