import { type ReactElement, type ReactNode, useContext } from 'react';
import { FormAction } from '../../../components/form/submit-button';
import { Link } from '../../../components/ui/link';
import { useWide } from '../../../components/ui/use-wide';
import { formatCents } from '../../../content/format/money';
import { moveFocusWhenRemoved } from '../../../lib/focus';
import { ComparePrices } from '../../parts/cross-links';
import { OrderPanel } from '../../parts/order-panel';

/** `onRemove` takes out the code of a discount. */
export type SummaryLine = { code?: string; label: string; cents: number; onRemove?: () => void };

const RemoveCode = (props: { what: string; onRemove: () => void }) => (
  <button
    type="button"
    onClick={() => {
      moveFocusWhenRemoved(() => document.querySelector<HTMLElement>('#order-summary input'));
      props.onRemove();
    }}
    disabled={useContext(FormAction).isBusy}
    className="min-h-6 text-link text-sm disabled:text-fg-quiet disabled:no-underline"
  >
    Remove <span className="sr-only">{props.what}</span>
  </button>
);

export const OrderSummary = (props: {
  note?: ReactElement;
  lines: readonly SummaryLine[];
  totalCents: number;
  periodText?: string;
  children: ReactNode;
}) => (
  <OrderPanel id="order-summary" heading="Order summary" note={props.note}>
    <dl className="figures grid gap-3 border-t pt-4 low:gap-2">
      {props.lines.map(({ code, label, cents, onRemove }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-6">
          <dt>
            {code && <span translate="no">{`${code} `}</span>}
            <span>{label}</span>
          </dt>
          {/* Screen readers read the amount before the button; on screen the amount is at the right edge. */}
          <dd className="flex flex-row-reverse items-baseline gap-4">
            <span>{formatCents(cents)}</span>
            {onRemove && <RemoveCode what={code ?? label} onRemove={onRemove} />}
          </dd>
        </div>
      ))}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-t pt-4">
        <dt className="font-semibold">Total</dt>
        <dd className="text-right low:flex-1">
          <span className="block font-display font-semibold text-figure low:inline low:text-heading">
            {formatCents(props.totalCents)}
          </span>{' '}
          {props.periodText && <span className="inline-block text-fg-quiet">{props.periodText}</span>}
        </dd>
      </div>
    </dl>
    {props.children}
    <p className="text-sm">
      <ComparePrices inNewTab />
    </p>
  </OrderPanel>
);

/** Below the header, because at the bottom of the window it would cover the fields. On wide screens the summary itself is in view. */
export const SummaryStrip = ({ name, totalCents }: { name: string; totalCents: number }) => {
  if (useWide()) return null;
  return (
    <Link
      to="#order-summary"
      className="on-second sticky top-(--header) @max-[18rem]/page:static z-10 -mx-gutter flex min-h-14 items-center justify-between gap-4 px-gutter py-2 outline-ink dark:outline-paper lg:hidden"
    >
      <span>
        <span>{name}</span>
        <span className="block text-link text-sm">Order summary</span>
      </span>
      <span className="figures font-display font-semibold text-heading">{formatCents(totalCents)}</span>
    </Link>
  );
};
