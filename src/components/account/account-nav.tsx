import { useLocation } from 'react-router-dom';
import { accountPages, logOutTexts } from '../../content/account/account-links';
import { scrollFocusedIntoView } from '../../lib/in-view';
import { href, stripTrailingSlash } from '../../paths';
import { logOut } from '../../services/sign-in/log-out';
import { useStored } from '../../storage/use-stored';
import { isAdmin } from '../../storage/visitor-keys';
import { runAction } from '../feedback/run-action';
import { Link } from '../ui/link';
import { useLogOut } from './use-log-out';

const parents: Readonly<Record<string, string>> = {
  [href('addPaymentMethod')]: href('purchaseCredits'),
  [href('receipt')]: href('history'),
  [href('project')]: href('projects'),
};

const rowLook = 'min-h-12 border-b print:hidden';
const entryLook = 'inline-flex min-h-12 items-center border-y-4 border-transparent';

export const AccountNavSpace = () => <div aria-hidden="true" className={rowLook} />;

/** On a phone the links are one line that scrolls sideways. Where the text is enlarged, they wrap; *Log out* stays beside their first row. */
export const AccountNav = () => {
  const admin = useStored(isAdmin);
  const logOut = useAccountLogOut();
  const { pathname, search } = useLocation();
  const path = stripTrailingSlash(pathname);
  // Another customer's project belongs to the admin's pages.
  const isAgencys = admin && path === href('project') && new URLSearchParams(search).has('customer');
  const current = isAgencys ? href('admin') : (parents[path] ?? path);
  return (
    <nav aria-label="Account" className={rowLook}>
      <div className="page-grid flex items-start justify-between font-semibold text-sm tracking-tight sm:gap-x-7 sm:text-base sm:tracking-normal">
        <ul onFocus={scrollFocusedIntoView} className="account-row flex min-w-0 flex-wrap gap-x-2.5 sm:gap-x-7">
          {accountPages(admin, path).map(({ title, href: to }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={to === path ? 'page' : to === current ? 'true' : undefined}
                className={`${entryLook} aria-[current]:border-b-vermilion hover:underline`}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
        <button type="button" onClick={logOut} className={`${entryLook} whitespace-nowrap hover:underline`}>
          {logOutTexts.label}
        </button>
      </div>
    </nav>
  );
};

// Loaded with the page, so that logging out needs nothing from the network.
const load = async () => logOut;

export const useAccountLogOut = () => {
  const logOutNow = useLogOut(undefined, load);
  return () => void runAction(logOutNow);
};
