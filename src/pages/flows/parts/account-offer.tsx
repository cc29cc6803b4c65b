import { ButtonLink } from '../../../components/ui/button';
import { accountOffer } from '../../../content/flows/payments';
import { href } from '../../../paths';
import { useVisitor } from '../../../queries/visitor';
import { isTaken } from '../../../services/account/session';
import { visitorDetails } from '../../../services/submissions/visitor-details';
import { submissions } from '../../../storage/schema';
import { store } from '../../../storage/store';
import { useStored } from '../../../storage/use-stored';

type Props = { what: 'brief' | 'order'; email: string | null };

/** Leads signed-out visitors to the account that lists what they have sent. It passes on the address, and the name if this tab sent one. */
export const AccountOffer = ({ what, email }: Props) => {
  const visitor = useVisitor();
  const sent = useStored(submissions);
  if (visitor.email !== null || !email) return null;
  const isKnown = isTaken(store, email);
  const { fullName: name } = visitorDetails(sent, visitor, { name: null, email: null });
  return (
    <ButtonLink
      {...(what === 'brief' ? { tone: 'primary', size: 'large' } : { size: 'small' })}
      to={href(isKnown ? 'login' : 'signup')}
      state={{ email, name, toDo: accountOffer[what].toDo }}
    >
      {isKnown ? accountOffer.logIn : accountOffer[what].create}
    </ButtonLink>
  );
};

/** To the receipt of an order, and for signed-out visitors to an account that lists it. @param receiptId null if nothing was paid */
export const OrderLinks = ({ receiptId, email }: { receiptId: string | null; email: string | null }) => (
  <div className="flex flex-wrap gap-3">
    {receiptId !== null && (
      <ButtonLink size="small" to={href('receipt', { order: receiptId })}>
        Receipt
      </ButtonLink>
    )}
    <AccountOffer what="order" email={email} />
  </div>
);
