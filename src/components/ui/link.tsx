import { type ComponentProps, type MouseEvent, use } from 'react';
import { createPath, UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom';
import { asset, isPlainClick } from '../../lib/links';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path, with or without query and fragment. The browser follows others: `mailto:`. */
  to: string;
  state?: unknown;
  preventScrollReset?: boolean;
};

/**
 * A link to a page of the site. React Router's own reads contexts that change twice in each navigation: all of a page's links,
 * some hundred and forty, would be rendered twice before the next page is. This context never changes.
 */
export const Link = ({ to, state, preventScrollReset = false, onClick, ...attributes }: Props) => {
  const router = use(RouterContext)?.router;
  const isOfSite = to.startsWith('/');
  const href = isOfSite ? asset(to) : to;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!router || !isOfSite || attributes.target) return;
    if (event.defaultPrevented || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    // As the browser does: a link to the current address adds no entry to the history.
    const replace = createPath(router.state.location) === href;
    void router.navigate(to, { state, preventScrollReset, replace });
  };
  return <a {...attributes} href={href} onClick={follow} />;
};
