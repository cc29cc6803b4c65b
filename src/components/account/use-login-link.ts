import { useLocation } from 'react-router-dom';
import { useAddressQuery } from '../../hooks/use-address-query';
import { href, stripTrailingSlash } from '../../paths';
import { returnState } from './return-to';

const loginPages = [href('login'), href('signup'), href('forgotPassword')];

/**
 * Props of every link that may lead to a page for logging in or signing up. Between these pages it keeps the query, which
 * names a chosen plan, and the state, which says where to return to. From the checkout it leads back to the checkout.
 */
export const useLoginLink = () => {
  const location = useLocation();
  const query = useAddressQuery();
  const path = stripTrailingSlash(location.pathname);
  return (to: string) => {
    if (!loginPages.includes(to)) return { to };
    if (loginPages.includes(path)) return { to: query.size > 0 ? `${to}?${query}` : to, state: location.state };
    return path === href('payment') ? { to, state: returnState(location, 'check out') } : { to };
  };
};
