import { type ReactNode, useEffect, useRef, useState } from 'react';
import { openPaymentTexts } from '../../content/flows/payments';
import { useOnDemand } from '../../lib/use-on-demand';
import type { PaymentDeclined } from '../../services/errors';
import type { Fulfilment } from '../../services/payments/fulfilment';
import { findInterrupted } from '../../services/payments/open-payments';
import { settlePayment } from '../../services/payments/settle';
import type { PaymentOrder } from '../../storage/schema';
import { Button } from '../ui/button';
import { useOwnPayments } from './use-own-payments';

/** Few payments stay open: what settles them, and the dialog, load when one does. */
const loadOpenPayment = async () => (await import('./open-payment')).OpenPayment;

export type SlotProps<Order extends PaymentOrder, Value> = {
  fulfilment: Fulfilment<Order, Value>;
  /** An open payment has gone through, and what it paid for is done. */
  onSettled: (value: Value) => void;
  /** An open payment was declined; without this, the reason is shown above the button. */
  onDeclined?: (error: PaymentDeclined) => void;
};

/** A payment of this flow that is open, and what can be done about it, in place of what would start another one. */
export const OpenPaymentSlot = <Order extends PaymentOrder, Value>({
  fulfilment,
  onSettled,
  onDeclined,
  isBusy = false,
  children,
}: SlotProps<Order, Value> & {
  /** A payment is being made here. */
  isBusy?: boolean;
  children?: ReactNode;
}) => {
  const payment = useOwnPayments().find(({ order }) => order.kind === fulfilment.kind) ?? null;
  const [OpenPayment, load, hasFailed] = useOnDemand(loadOpenPayment);
  const [note, setNote] = useState('');
  const said = useRef<HTMLParagraphElement>(null);
  const wasBusy = useRef(false);
  const shown = useRef(false);
  const isOwnDoing = useRef(false);
  const leftOpenHere = useRef<string | null>(null);

  const key = payment?.key;

  useEffect(() => {
    void findInterrupted();
  }, []);
  useEffect(() => {
    if (key !== undefined) void load();
  }, [key, load]);
  useEffect(() => {
    if (note) said.current?.focus();
  }, [note]);
  useEffect(() => {
    if (isBusy) setNote('');
  }, [isBusy]);
  useEffect(() => {
    if (!payment && shown.current && !isOwnDoing.current) setNote(openPaymentTexts.settledElsewhere);
    shown.current = payment !== null;
    isOwnDoing.current = false;
  }, [payment]);
  useEffect(() => {
    wasBusy.current = isBusy;
  });

  if (payment) {
    // Kept from the first sight of it on, as the rest of it has to be loaded.
    if (wasBusy.current || isBusy) leftOpenHere.current = payment.key;
    if (!OpenPayment && !hasFailed) return children;
    if (!OpenPayment)
      return (
        <div role="alert" className="grid justify-items-start gap-3 border-sun border-l-8 pl-4">
          <p>{openPaymentTexts.slotNotLoaded}</p>
          <Button onClick={load}>{openPaymentTexts.loadAgain}</Button>
        </div>
      );
    return (
      <OpenPayment
        key={payment.key}
        payment={payment}
        isNew={leftOpenHere.current === payment.key}
        settle={async (settlement) => {
          isOwnDoing.current = true;
          onSettled(await settlePayment(payment.key, fulfilment, settlement));
        }}
        onNote={setNote}
        {...(onDeclined && { onDeclined })}
      />
    );
  }
  return (
    <>
      {note && (
        <p ref={said} tabIndex={-1} className="border-sun border-l-8 pl-4 font-semibold outline-none">
          {note}
        </p>
      )}
      {children}
    </>
  );
};
