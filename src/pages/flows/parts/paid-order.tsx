import { TitledSection } from '../../../components/ui/titled-section';
import { ValueLine } from '../../../components/ui/value-line';
import { notCharged } from '../../../content/flows/payments';
import { formatCentsExactly } from '../../../content/format/money';
import { formatDay } from '../../../lib/dates';
import { paidOrderOf } from '../../../services/receipts/receipt-order';
import { summarizeSubmission } from '../../../services/submissions/summary';
import { type Submission, submissions } from '../../../storage/schema';
import { useStored } from '../../../storage/use-stored';
import { useNow } from '../../parts/use-now';
import { OrderLinks } from './account-offer';

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
