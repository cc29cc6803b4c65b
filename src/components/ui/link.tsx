import { type ComponentProps, type MouseEvent, use } from 'react';
import { createPath, UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom';
import { classNames } from '../../lib/class-names';
import { asset, isPlainClick } from '../../lib/links';
import { sameState } from '../../lib/place';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path, with or without query and fragment. The browser follows others: `mailto:`. */
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
  const isOfSite = to.startsWith('/');
  const href = isOfSite ? asset(to) : to;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!router || !isOfSite || attributes.target) return;
    if (event.defaultPrevented || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    const { location } = router.state;
    const isSamePlace = update !== undefined && location.pathname === new URL(event.currentTarget.href).pathname;
    void router.navigate(to, {
      state: isSamePlace ? sameState(location) : state,
      preventScrollReset: isSamePlace,
      // As the browser does: a link to the current address adds no entry to the history.
      replace: update === 'replace' || createPath(location) === href,
    });
  };
  return <a {...attributes} href={href} onClick={follow} />;
};

/** A link within a text. */
export const TextLink = ({ className, ...link }: Props) => (
  <Link {...link} className={classNames('text-link', className)} />
);
