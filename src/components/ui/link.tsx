import { type ComponentProps, type MouseEvent, use } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom';
import { classNames } from '../../lib/class-names';
import { sameState, scrollSmoothlyOnce } from '../../lib/focus';
import { anchorOf, asset, isPlainClick } from '../../lib/links';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path, with or without query and fragment, or one of these alone. The browser follows others: `mailto:`. */
  to: string;
  state?: unknown;
  /** For a filter or a tab, which focus and scroll position leave alone. Back leads to the one before after 'push'. */
  update?: 'push' | 'replace' | undefined;
};

/**
 * A link to a page of the site. React Router's own reads contexts that change twice in each navigation: all of a page's links,
 * some hundred and forty, would be rendered twice before the next page is. This context never changes.
 */
export const Link = ({ to, state, update, onClick, ...attributes }: Props) => {
  const router = use(RouterContext)?.router;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!router || !/^[/?#]/.test(to) || attributes.target) return;
    if (event.defaultPrevented || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    const { location } = router.state;
    const { href, pathname, search, hash } = event.currentTarget;
    const isSamePage = location.pathname === pathname;
    const anchor = isSamePage && location.search === search ? anchorOf(hash) : null;
    const isSamePlace = update !== undefined && isSamePage;
    if (anchor) scrollSmoothlyOnce();
    void router.navigate(to.startsWith('#') ? { search, hash } : to, {
      state: isSamePlace ? sameState(location) : anchor ? { ...location.state, place: undefined } : state,
      preventScrollReset: isSamePlace,
      // As the browser does: a link to the current address adds no entry to the history.
      replace: update === 'replace' || href === window.location.href,
    });
  };
  return <a {...attributes} href={to.startsWith('/') ? asset(to) : to} onClick={follow} />;
};

export const TextLink = ({ className, ...link }: Props) => (
  <Link {...link} className={classNames('text-link', className)} />
);
