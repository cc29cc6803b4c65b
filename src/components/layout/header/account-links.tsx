import { useLocation } from 'react-router-dom';
import { accountLinks } from '../../../content/account/account-links';
import { useStored } from '../../../storage/use-stored';
import { authToken } from '../../../storage/visitor-keys';
import { ButtonLink } from '../../ui/button';

/**
 * Log in and sign up, or the way to the dashboard. Signed in means that a token exists; it is read again after every
 * change of storage. What a guard noted on the way to one of them goes along to the other. The narrow bar leaves 'Log In' to the
 * menu, and one too narrow for more than the mark and the menu's button leaves all of them.
 */
export const AccountLinks = ({ inMenu = false }: { inMenu?: boolean }) => {
  const { state } = useLocation();
  const isSignedIn = useStored(authToken) !== null;
  const { dashboard, logIn, signUp } = accountLinks;
  const size = inMenu ? 'medium' : 'small';
  const inBar = inMenu ? {} : { className: 'bar-link' };
  return isSignedIn ? (
    <ButtonLink size={size} to={dashboard.href} {...inBar}>
      {dashboard.title}
    </ButtonLink>
  ) : (
    <>
      <ButtonLink
        size={size}
        tone={inMenu ? 'secondary' : 'quiet'}
        to={logIn.href}
        state={state}
        {...(!inMenu && { className: 'bar-link max-sm:hidden' })}
      >
        {logIn.title}
      </ButtonLink>
      <ButtonLink size={size} to={signUp.href} state={state} {...inBar}>
        {signUp.title}
      </ButtonLink>
    </>
  );
};
