import { LogoMark } from '../../../components/media/logo';
import { Lines } from '../../../components/ui/lines';
import { ValueLine } from '../../../components/ui/value-line';
import { formatCentsExactly } from '../../../content/format/money';
import { site } from '../../../content/site/site';
import { formatDateTime, formatZone } from '../../../lib/dates';
import type { Receipt } from '../../../services/receipts/receipts';
import type { BillingDetails } from '../../../storage/schema';
import { billingLabels, billingNames } from './billing-details';

const line = {
  look: 'fact',
  className: 'grid-cols-1 gap-x-6 border-t py-3 sm:grid-cols-[12rem_minmax(0,1fr)]',
  valueClassName: 'figures',
} as const;

export const ReceiptPaper = ({ receipt, details }: { receipt: Receipt; details: BillingDetails }) => {
  const { name, email, discount } = receipt;
  const customer = (
    <>
      {name && <bdi translate="no">{name}</bdi>}
      {name && email && <span>, </span>}
      <bdi translate="no">{email}</bdi>
    </>
  );
  const facts = [
    { label: 'Number', value: receipt.number, isData: true },
    { label: 'Reference', value: receipt.reference, isData: true },
    { label: 'Date', value: `${formatDateTime(receipt.date)} ${formatZone(receipt.date)}` },
    { label: 'Customer', value: customer },
    ...billingNames.map((detail) => ({
      label: billingLabels[detail],
      value: details[detail].trim() && (
        <bdi translate="no" className="whitespace-pre-line">
          {details[detail]}
        </bdi>
      ),
    })),
    { label: 'Period', value: receipt.period },
    { label: 'Paid with', value: receipt.method },
    { label: 'Payment session', value: receipt.session, isData: true },
  ];
  return (
    <article
      aria-labelledby="receipt"
      className="grid grid-cols-1 gap-10 border-t-8 border-t-fg bg-ground-raised p-6 sm:p-12 lg:col-span-9 lg:col-start-4 lg:row-span-2 xl:col-span-8 print:border-0 print:bg-transparent print:p-0"
    >
      <div className="flex flex-wrap items-start justify-between gap-6">
        <div className="grid justify-items-start gap-6">
          <LogoMark className="size-14" />
          <h1 id="receipt" className="text-title">
            Receipt
          </h1>
        </div>
        <address translate="no" className="not-italic sm:text-right">
          <Lines lines={[...site.address, site.supportEmail]} />
        </address>
      </div>
      <dl>
        {facts.map((fact) => fact.value && <ValueLine key={fact.label} {...line} {...fact} />)}
        <ValueLine
          {...line}
          label="Item"
          value={
            <span className="flex flex-wrap justify-between gap-x-6">
              <span>{receipt.item}</span>{' '}
              <span className="grow text-right">{formatCentsExactly(receipt.totalCents - (discount?.cents ?? 0))}</span>
            </span>
          }
        />
        {discount && (
          <ValueLine
            {...line}
            label={`Discount ${discount.label}`}
            value={formatCentsExactly(discount.cents)}
            valueClassName="figures text-right"
          />
        )}
        <ValueLine
          look="total"
          label="Total paid"
          value={formatCentsExactly(receipt.totalCents)}
          className="py-4"
          valueClassName="text-heading"
        />
      </dl>
      <p className="text-fg-quiet text-sm">
        This is a demo: no money has moved, and this receipt is not a tax document.
      </p>
    </article>
  );
};
