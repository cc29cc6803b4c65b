import { useLocation } from 'react-router-dom';
import { accountLinks } from '../../../content/account/account-links';
import { useStored } from '../../../storage/use-stored';
import { authToken } from '../../../storage/visitor-keys';
import { ButtonLink } from '../../ui/button';

/**
 * 'Log In' and 'Sign Up', or for a signed-in customer the link to the dashboard. The location state of a guard, which says
 * where to return to, is passed on to both. On narrow screens 'Log In' is in the menu only.
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
