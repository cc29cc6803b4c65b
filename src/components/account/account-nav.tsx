import { Link, useLocation } from 'react-router-dom';
import { accountPages } from '../../content/account/account-links';
import { logOutTexts } from '../../content/account/log-out';
import { href, stripTrailingSlash } from '../../paths';
import { useStored } from '../../storage/use-stored';
import { isAdmin } from '../../storage/visitor-keys';
import { useAccountLogOut } from './use-account-log-out';

/** Pages below another one, which is marked for them. */
const parents: Readonly<Record<string, string>> = {
  [href('addPaymentMethod')]: href('purchaseCredits'),
  [href('receipt')]: href('history'),
};

const rowLook = 'min-h-12 border-b print:hidden';
const entryLook = 'inline-flex min-h-12 items-center border-y-4 border-transparent';

/** Keeps the place of the navigation until it is known who is looking. */
export const AccountNavSpace = () => <div aria-hidden="true" className={rowLook} />;

/** The account area's navigation in one row. It wraps only where the window is too narrow for the text. */
export const AccountNav = () => {
  const admin = useStored(isAdmin);
  const logOut = useAccountLogOut();
  const path = stripTrailingSlash(useLocation().pathname);
  const current = parents[path] ?? path;
  return (
    <nav aria-label="Account" className={rowLook}>
      <ul className="page-grid flex flex-wrap gap-x-2.5 font-semibold text-sm tracking-tight sm:gap-x-7 sm:text-base sm:tracking-normal">
        {accountPages.map(
          ({ title, href: to, isForAdmins }) =>
            (admin || !isForAdmins) && (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={to === path ? 'page' : to === current ? 'true' : undefined}
                  className={`${entryLook} aria-[current]:border-b-vermilion hover:underline`}
                >
                  {title}
                </Link>
              </li>
            ),
        )}
        <li className="ml-auto">
          <button type="button" onClick={logOut} className={`${entryLook} hover:underline`}>
            {logOutTexts.label}
          </button>
        </li>
      </ul>
    </nav>
  );
};
