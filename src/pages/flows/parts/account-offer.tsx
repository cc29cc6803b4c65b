import { ButtonLink } from '../../../components/ui/button';
import { accountOffer } from '../../../content/flows/account-offer';
import { href } from '../../../paths';
import { isTaken } from '../../../services/flows/sign-up';
import { knownDetails } from '../../../services/submissions/known-details';
import { submissions } from '../../../storage/schema';
import { store } from '../../../storage/store';
import { useStored } from '../../../storage/use-stored';
import { useVisitor } from './use-visitor';

type Props = { what: 'brief' | 'order'; email: string | null; size: 'small' | 'large' };

/**
 * For somebody who is signed out: the way to the account in which they see what they have sent. It passes on the address,
 * and the name if this tab has sent one.
 */
export const AccountOffer = ({ what, email, size }: Props) => {
  const visitor = useVisitor();
  const sent = useStored(submissions);
  if (visitor.email !== null || !email) return null;
  const isKnown = isTaken(store, email);
  const { fullName: name } = knownDetails(sent, visitor, { name: null, email: null });
  return (
    <ButtonLink
      size={size}
      tone={size === 'large' ? 'primary' : 'secondary'}
      to={href(isKnown ? 'login' : 'signup')}
      state={{ email, name, toDo: accountOffer[what].toDo }}
    >
      {isKnown ? accountOffer.logIn : accountOffer[what].create}
    </ButtonLink>
  );
};
