import { ButtonLink } from '../../../components/ui/button';
import { TitledSection } from '../../../components/ui/titled-section';
import { ValueLine } from '../../../components/ui/value-line';
import { accountOffer, notCharged } from '../../../content/flows/payments';
import { formatCentsExactly } from '../../../content/format/money';
import { formatDay } from '../../../lib/dates';
import { href } from '../../../paths';
import { useVisitor } from '../../../queries/visitor';
import { isTaken } from '../../../services/account/session';
import { paidOrderOf } from '../../../services/receipts/receipt-order';
import { summarizeSubmission } from '../../../services/submissions/summary';
import { visitorDetails } from '../../../services/submissions/visitor-details';
import { type Submission, submissions } from '../../../storage/schema';
import { store } from '../../../storage/store';
import { useStored } from '../../../storage/use-stored';
import { useNow } from '../../parts/use-now';

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

const line = { className: 'gap-6 border-t py-2.5', valueClassName: 'wrap-anywhere min-w-0 text-right' };

export const PaidOrder = ({ order, next }: { order: Submission; next: string }) => {
  const now = useNow();
  const all = useStored(submissions);
  if (!now) return null;
  const { item, totalCents, reference, receiptId, nextCharge } = paidOrderOf(order, all, now);
  const sender = summarizeSubmission(order).email;
  return (
    <TitledSection
      id="order"
      title="Your order"
      titleLook="text-subheading"
      className="grid min-w-0 max-w-prose grid-cols-1 gap-4 border-moss-read border-l-8 bg-ground-raised p-5"
    >
      <dl className="border-b">
        <ValueLine {...line} label="Item" value={item} />
        <ValueLine {...line} label="Paid" value={formatCentsExactly(totalCents)} />
        <ValueLine {...line} label="Reference" value={reference} isData />
        {nextCharge && (
          <ValueLine {...line} label="Next charge" value={`${formatDay(nextCharge.toISOString())} ${notCharged}`} />
        )}
        <ValueLine {...line} label="Next step" value={next} />
      </dl>
      <OrderLinks receiptId={receiptId} email={sender} />
    </TitledSection>
  );
};
