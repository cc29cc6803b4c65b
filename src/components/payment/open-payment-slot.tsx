import { type ComponentProps, type ReactNode, useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { openParameter, openPaymentTexts as texts } from '../../content/flows/payments';
import { useAction } from '../../hooks/use-action';
import { useAddressQuery } from '../../hooks/use-hydrated';
import { useOnDemand } from '../../hooks/use-on-demand';
import { useOpenPayments } from '../../queries/visitor';
import { PaymentDeclined } from '../../services/errors';
import type { Settlement } from '../../services/payments/port';
import { type Fulfill, settlePayment } from '../../services/payments/settle';
import type { PaymentOrder } from '../../storage/schema';
import { FormAction, SubmitButton } from '../form/submit-button';
import { Button } from '../ui/button';
import { LockOffer } from './lock-offer';
import { PaymentNote, settledText } from './payment-note';
import { useFindInterrupted } from './use-find-interrupted';

/** Loaded on demand, because few payments stay open. */
const loadPanel = async () => (await import('./open-payment')).OpenPaymentPanel;

export type SlotProps<Order extends PaymentOrder, Value> = {
  kind: Order['kind'];
  fulfill: Fulfill<Order, Value>;
  onSettled: (value: Value) => void;
  /** Called when an open payment is declined. By default the slot shows the reason above the button. */
  onDeclined?: ((error: PaymentDeclined) => void) | undefined;
};

/**
 * The payment that a slot shows, whether it became open on this page, and the one that has ended since the form was sent. `own` is
 * what the slot says of the one that it settles itself: nothing if that is told elsewhere.
 */
type Seen = {
  key: string | undefined;
  isBusy: boolean;
  isNew: boolean;
  ended?: string | undefined;
  own?: { key: string; note: string } | undefined;
};

const see = (seen: Seen, key: string | undefined, isBusy: boolean): Seen => {
  // While the form pays, it settles a frozen tab's payment itself. What is open then is shown once the form has ended.
  if (isBusy) return { key: seen.key, isBusy, isNew: true };
  if (key === seen.key) return { ...seen, isBusy, isNew: seen.isNew && key !== undefined };
  if (key === undefined) return { key, isBusy, isNew: false, ended: seen.key, own: seen.own };
  return { key, isBusy, isNew: seen.isBusy };
};

/** Shows the form's button (`children`). While a payment of this flow is open, its panel replaces the button. */
export const OpenPaymentSlot = <Order extends PaymentOrder, Value>({
  kind,
  fulfill,
  onSettled,
  onDeclined,
  children,
  ...props
}: SlotProps<Order, Value> & {
  /** Without `isBusy`, the slot is busy while the `Form` around it is being sent. */
  isBusy?: boolean | undefined;
  children?: ReactNode;
}) => {
  const action = useContext(FormAction);
  const { isBusy = action.isBusy } = props;
  const asked = useAddressQuery().get(openParameter);
  const payments = useOpenPayments().filter(({ order }) => order.kind === kind);
  const payment = payments.find(({ reference }) => reference === asked) ?? payments[0];
  const key = payment?.key;
  const [seen, setSeen] = useState<Seen>({ key: undefined, isBusy: false, isNew: false });
  if (seen.isBusy !== isBusy || (!isBusy && seen.key !== key)) setSeen(see(seen, key, isBusy));
  const shown = seen.key === key ? payment : undefined;
  const [Panel, load, hasFailed] = useOnDemand(loadPanel, shown !== undefined);
  const [reload, isReloading] = useAction(async () => {
    await load();
  });
  const isAsked = useLocation().state?.checksAtOnce === true;

  useFindInterrupted();
  const settle = async (settlement: Settlement) => {
    if (key === undefined) return null;
    const say = (note?: string) =>
      setSeen((before) => ({ ...before, own: note === undefined ? undefined : { key, note } }));
    say('');
    try {
      const settled = await settlePayment(key, kind, fulfill, settlement);
      if ('value' in settled) onSettled(settled.value);
      else say();
      return 'open' in settled ? settled.open : null;
    } catch (error) {
      if (!(error instanceof PaymentDeclined)) say();
      else if (!onDeclined || settlement === 'cancel') say(settledText(error, settlement));
      else onDeclined(error);
      throw error;
    }
  };

  if (shown && Panel)
    return (
      <>
        <Panel key={key} payment={shown} isNew={seen.isNew || isAsked} isAsked={isAsked} settle={settle} />
        <LockOffer />
      </>
    );
  if (shown && hasFailed)
    return (
      <div role="alert" className="grid justify-items-start gap-3 border-sun border-l-8 pl-4">
        {/* A screen reader announces a second failure only if the text has changed in between. */}
        <p>{isReloading ? texts.loading : texts.slotNotLoaded}</p>
        <Button onClick={() => void reload()}>{texts.loadAgain}</Button>
      </div>
    );
  const note = seen.own?.key === seen.ended ? seen.own?.note : texts.settledElsewhere;
  return (
    <>
      {seen.ended !== undefined && note && <PaymentNote text={note} />}
      {children}
      <LockOffer />
    </>
  );
};

export const PayButton = <Order extends PaymentOrder, Value>({
  kind,
  fulfill,
  onSettled,
  onDeclined,
  ...button
}: SlotProps<Order, Value> & ComponentProps<typeof SubmitButton>) => (
  <OpenPaymentSlot kind={kind} fulfill={fulfill} onSettled={onSettled} onDeclined={onDeclined} isBusy={button.isBusy}>
    <SubmitButton {...button} />
  </OpenPaymentSlot>
);
