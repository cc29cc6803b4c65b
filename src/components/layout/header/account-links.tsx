import { accountLinks, accountPages } from '../../../content/account/account-links';
import { classNames } from '../../../lib/class-names';
import { useStored } from '../../../storage/use-stored';
import { authToken, isAdmin } from '../../../storage/visitor-keys';
import { useLoginLink } from '../../account/login-link';
import { ButtonLink } from '../../ui/button';

export const AccountLinks = ({ inMenu = false }: { inMenu?: boolean }) => {
  const linkTo = useLoginLink();
  const isSignedIn = useStored(authToken) !== null;
  const admin = useStored(isAdmin);
  const { dashboard, logIn, signUp } = accountLinks;
  const forCustomer = inMenu ? accountPages(admin) : [dashboard];
  return (isSignedIn ? forCustomer : [logIn, signUp]).map(({ title, href }) => {
    const isQuiet = !inMenu && href === logIn.href;
    return (
      <ButtonLink
        key={href}
        size={inMenu ? 'medium' : 'small'}
        tone={isQuiet ? 'quiet' : 'secondary'}
        {...linkTo(href)}
        {...(!inMenu && { className: classNames('bar-link', isQuiet && 'max-sm:hidden') })}
      >
        {title}
      </ButtonLink>
    );
  });
};
