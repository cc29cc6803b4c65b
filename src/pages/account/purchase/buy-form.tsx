import { useState } from 'react';
import { failureMessage } from '../../../components/feedback/failure-message';
import { PayButton } from '../../../components/payment/open-payment-slot';
import { declineText } from '../../../components/payment/payment-note';
import { ButtonLink } from '../../../components/ui/button';
import { toast } from '../../../components/ui/toast/toast';
import { lastingFailure, purchaseFailure } from '../../../content/account/credit-texts';
import { formatCount } from '../../../content/format/numbers';
import type { CreditPackId } from '../../../content/ids';
import { useAction } from '../../../hooks/use-action';
import { useGoOn } from '../../../hooks/use-still-here';
import { href } from '../../../paths';
import { keepChosenPack } from '../../../services/credits/chosen-pack';
import { isPaidOnProviderPage, openSession } from '../../../services/credits/provider-session';
import { fulfillCredits, quotePack } from '../../../services/credits/purchase-entry';
import { purchaseCredits } from '../../../services/credits/purchases';
import { isServiceError, PaymentDeclined } from '../../../services/errors';
import type { PurchaseEntry } from '../../../storage/schema';
import { choosePackId } from './purchase-summary';

/** Tells in a toast why a purchase failed. @returns the text beside the button */
const tellFailure = (error: unknown) => {
  const { description } = failureMessage(error);
  // The usual messages ask to try again, but the same quantity would be refused again.
  const isTooMuch = isServiceError(error, 'bad-quantity');
  toast(isTooMuch ? { ...purchaseFailure, description } : purchaseFailure);
  if (error instanceof PaymentDeclined) return { text: declineText(error), isCard: true };
  const isKnown = isTooMuch || isServiceError(error, 'provider-down') || isServiceError(error, 'payment-settled');
  return { text: isKnown ? description : lastingFailure, isCard: false };
};

/** @param attempt of this order: another pack or quantity is another attempt, to which an earlier failure does not belong */
export const BuyForm = ({
  packId,
  quantity,
  attempt,
}: {
  packId: CreditPackId | null;
  quantity: number;
  attempt: string;
}) => {
  const goOn = useGoOn();
  const [failure, setFailure] = useState({ attempt: '', text: '', isCard: false });
  const hasFailed = failure.attempt === attempt;
  const finish = ({ credits }: PurchaseEntry) => {
    keepChosenPack(null);
    toast({ title: 'Credits added', description: `${formatCount(credits)} credits are in your account.` });
    goOn(href('dashboard'), { state: { added: credits } });
    return 'left' as const;
  };
  const [buy, isBusy] = useAction(async () => {
    if (!packId) return;
    setFailure({ ...failure, attempt: '' });
    try {
      if (isPaidOnProviderPage()) {
        const sessionId = await openSession(quotePack(packId, quantity));
        goOn(href('demoProvider', { session: sessionId }));
        return 'left';
      }
      const paid = await purchaseCredits({ packId, quantity, attempt });
      // `PayButton` shows an open payment in place of the button.
      if ('value' in paid) return finish(paid.value);
    } catch (error) {
      if (isServiceError(error, 'no-payment-method')) {
        keepChosenPack({ packId, quantity });
        goOn(href('addPaymentMethod'));
        return 'left';
      }
      setFailure({ ...tellFailure(error), attempt });
      // The message is the button's description, which a screen reader reads on focus.
      document.querySelector<HTMLElement>('#summary [type=submit]')?.focus();
    }
  });
  return (
    // Around the button alone, because Enter in a field of this form would buy.
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void buy();
      }}
    >
      <PayButton
        kind="credits"
        fulfill={fulfillCredits}
        onSettled={finish}
        isBusy={isBusy}
        whyNot={!packId && choosePackId}
        problem={hasFailed ? failure.text : ''}
      >
        Purchase Credits (Demo)
      </PayButton>
      {hasFailed && failure.isCard && (
        <ButtonLink to={href('addPaymentMethod')} size="small">
          Use another card
        </ButtonLink>
      )}
    </form>
  );
};
