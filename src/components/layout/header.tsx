import { Link } from 'react-router-dom';
import { site } from '../../content/site';
import { href } from '../../paths';
import { useStored } from '../../storage/use-stored';
import { authToken } from '../../storage/visitor-keys';
import { ButtonLink } from '../ui/button';
import { LogoMark } from './logo';

/** Signed in means that a token exists; it is read again after every change of storage. */
const AccountLinks = () => {
  const isSignedIn = useStored(authToken) !== null;
  return isSignedIn ? (
    <ButtonLink size="small" to={href('dashboard')}>
      Dashboard
    </ButtonLink>
  ) : (
    <>
      <ButtonLink size="small" tone="quiet" to={href('login')}>
        Log In
      </ButtonLink>
      <ButtonLink size="small" to={href('signup')}>
        Sign Up
      </ButtonLink>
    </>
  );
};

export const Header = () => (
  <header className="on-paper fixed inset-x-0 top-0 z-50 border-b print:hidden">
    <div className="page-grid flex h-(--header) items-center justify-between gap-6">
      <Link to={href('home')} className="flex items-center gap-3 font-display font-semibold text-xl tracking-tight">
        <LogoMark className="size-8" />
        {site.name}
      </Link>
      <div className="flex items-center justify-end gap-4">
        <AccountLinks />
      </div>
    </div>
  </header>
);
