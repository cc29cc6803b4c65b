import { accountLinks, accountPages } from '../../../content/account/account-links';
import { useStored } from '../../../storage/use-stored';
import { authToken, isAdmin } from '../../../storage/visitor-keys';
import { useLoginLink } from '../../account/login-link';
import { ButtonLink } from '../../ui/button';

export const AccountLinks = ({ inMenu = false }: { inMenu?: boolean }) => {
  const linkTo = useLoginLink();
  const isSignedIn = useStored(authToken) !== null;
  const admin = useStored(isAdmin);
  const { dashboard, logIn, signUp } = accountLinks;
  const size = inMenu ? 'medium' : 'small';
  const inBar = inMenu ? {} : { className: 'bar-link' };
  const pages = inMenu ? accountPages(admin) : [dashboard];
  return isSignedIn ? (
    pages.map(({ title, href }) => (
      <ButtonLink key={href} size={size} to={href} {...inBar}>
        {title}
      </ButtonLink>
    ))
  ) : (
    <>
      <ButtonLink
        size={size}
        tone={inMenu ? 'secondary' : 'quiet'}
        {...linkTo(logIn.href)}
        {...(!inMenu && { className: 'bar-link max-sm:hidden' })}
      >
        {logIn.title}
      </ButtonLink>
      <ButtonLink size={size} {...linkTo(signUp.href)} {...inBar}>
        {signUp.title}
      </ButtonLink>
    </>
  );
};
