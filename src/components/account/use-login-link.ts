import { useLocation } from 'react-router-dom';
import { useAddressQuery } from '../../lib/use-address-query';
import { href, stripTrailingSlash } from '../../paths';

const loginPages = [href('login'), href('signup'), href('forgotPassword')];

/**
 * Props of links to the pages for logging in and signing up. From one of these pages to another they keep the query, which
 * names a chosen plan, and the state, which says where to return to.
 */
export const useLoginLink = () => {
  const { pathname, state } = useLocation();
  const query = useAddressQuery();
  const isThere = loginPages.includes(stripTrailingSlash(pathname));
  return (to: string) => ({ to: isThere && query.size > 0 ? `${to}?${query}` : to, state });
};
