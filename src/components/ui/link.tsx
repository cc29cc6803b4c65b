import type { ComponentProps } from 'react';
import { asset } from '../../lib/asset';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the site, with what follows it: '/pricing#questions'. */
  to: string;
};

/**
 * A link to a page of the site: an ordinary one, which `links.ts` follows without leaving the page. Unlike the router's own
 * it has nothing to do when pages change, and there are more than a hundred on some. Where state or replacing matters, use
 * the router's.
 */
export const Link = ({ to, children, ...rest }: Props) => (
  <a href={asset(to)} {...rest}>
    {children}
  </a>
);
