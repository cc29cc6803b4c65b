import { type ReactNode, useEffect, useLayoutEffect, useReducer, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { openPaymentTexts, openPaymentTexts as texts } from '../../content/flows/payments';
import { useOnDemand } from '../../hooks/use-on-demand';
import { PaymentDeclined } from '../../services/errors';
import type { Fulfillment } from '../../services/payments/fulfillment';
import { findInterrupted, lockOffer } from '../../services/payments/open-payments';
import { type Settlement, settlePayment } from '../../services/payments/settle';
import type { PaymentOrder } from '../../storage/schema';
import { Button } from '../ui/button';
import { PaymentNote } from './payment-note';
import { initialSlot, slotReducer } from './slot-state';
import { useOpenPayments } from './use-open-payments';

/** Loaded on demand, because few payments stay open. */
const loadPanel = async () => (await import('./open-payment')).OpenPaymentPanel;

export type SlotProps<Order extends PaymentOrder, Value> = {
  fulfillment: Fulfillment<Order, Value>;
  /** Called when an open payment has gone through and its order is fulfilled. */
  onSettled: (value: Value) => void;
  /** Called when an open payment is declined. By default the slot shows the reason above the button. */
  onDeclined?: (error: PaymentDeclined) => void;
};

/** Shows the form's button (`children`). While a payment of this flow is open, its panel replaces the button. */
export const OpenPaymentSlot = <Order extends PaymentOrder, Value>({
  fulfillment,
  onSettled,
  onDeclined,
  isBusy = false,
  children,
}: SlotProps<Order, Value> & {
  /** The form is paying. */
  isBusy?: boolean;
  children?: ReactNode;
}) => {
  const payment = useOpenPayments().find(({ order }) => order.kind === fulfillment.kind);
  const [Panel, load] = useOnDemand(loadPanel);
  const [{ name, isNew, note }, send] = useReducer(slotReducer, initialSlot);
  const key = payment?.key;
  const isAsked = useLocation().state?.settles === true;
  const isLoading = name === 'loading' || name === 'reloading';

  useEffect(() => void findInterrupted(), []);
  const knownKey = useRef<string>(undefined);
  // Before the next effect: a payment can open in the same render in which the form stops paying. While the form pays, it
  // settles a frozen tab's payment itself.
  useEffect(() => {
    if (isBusy || knownKey.current === key) return;
    knownKey.current = key;
    send(key === undefined ? 'closed' : 'opened');
  }, [key, isBusy]);
  useEffect(() => send(isBusy ? 'pay' : 'payEnded'), [isBusy]);
  useEffect(() => {
    if (isLoading) void load().then((loaded) => send(loaded ? 'loaded' : 'loadFailed'));
  }, [isLoading, load]);

  if (payment && Panel && (name === 'open' || name === 'settling')) {
    const settle = async (settlement: Settlement) => {
      send('settle');
      try {
        onSettled(await settlePayment(payment.key, fulfillment, settlement));
      } catch (error) {
        if (!(error instanceof PaymentDeclined)) send('notSettled');
        throw error;
      }
    };
    return (
      <>
        <Panel
          key={payment.key}
          payment={payment}
          isNew={isNew || isAsked}
          isAsked={isAsked}
          settle={settle}
          onNote={(text) => send({ note: text })}
          {...(onDeclined && { onDeclined })}
        />
        <LockOffer />
      </>
    );
  }
  if (payment && (name === 'failed' || name === 'reloading'))
    return (
      <div role="alert" className="grid justify-items-start gap-3 border-sun border-l-8 pl-4">
        {/* A screen reader announces a second failure only if the text has changed in between. */}
        <p>{name === 'failed' ? openPaymentTexts.slotNotLoaded : openPaymentTexts.loading}</p>
        <Button onClick={() => send('retry')}>{openPaymentTexts.loadAgain}</Button>
      </div>
    );
  return (
    <>
      {note && <PaymentNote text={note} />}
      {children}
      <LockOffer />
    </>
  );
};

/** A button that disappears with its press. The focus goes back to where it came from. */
const GoOnHere = ({ onPress }: { onPress: () => void }) => {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (document.activeElement === own) before.current?.focus();
    };
  }, []);
  return (
    <Button
      ref={button}
      onFocus={({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement) before.current = relatedTarget;
      }}
      onClick={onPress}
    >
      {texts.goOnHere}
    </Button>
  );
};

/** Says that another tab, which may be frozen, holds up the payment, and offers to go on in this one. */
export const LockOffer = () => {
  const take = useSyncExternalStore(lockOffer.subscribe, lockOffer.read, () => null);
  return (
    <>
      <p role="status" className="border-sun border-l-8 pl-4 font-semibold empty:sr-only">
        {take && texts.otherTab}
      </p>
      {take && <GoOnHere onPress={take} />}
    </>
  );
};
