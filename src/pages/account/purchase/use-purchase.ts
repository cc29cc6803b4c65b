import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureMessage, reportMistake } from '../../../components/feedback/failure-message';
import { parseQuantity } from '../../../components/form/quantity-stepper';
import { declineText } from '../../../components/payment/payment-note';
import { toast } from '../../../components/ui/toast/toast';
import { lastingFailure, purchaseFailure } from '../../../content/account/credit-texts';
import { findCreditPack, maxPackQuantity } from '../../../content/catalogue/credits';
import { formatCount } from '../../../content/format/numbers';
import type { CreditPackId } from '../../../content/ids';
import { useAction } from '../../../hooks/use-action';
import { useGoOn } from '../../../hooks/use-still-here';
import { createId } from '../../../lib/random';
import { href } from '../../../paths';
import { keepChosenPack, packFromQuery, readChosenPack } from '../../../services/credits/chosen-pack';
import { isPaidOnProviderPage, openSession } from '../../../services/credits/provider-session';
import { purchaseCredits } from '../../../services/credits/purchases';
import { quotePack } from '../../../services/credits/quote';
import { isServiceError, PaymentDeclined } from '../../../services/errors';
import type { PurchaseEntry } from '../../../storage/schema';

const none = { text: '', isCard: false };

/** @returns `report` tells in a toast and beside the button why a purchase failed; `clear` removes the text beside the button */
const usePurchaseFailure = () => {
  const [problem, setProblem] = useState(none);

  const report = (error: unknown) => {
    reportMistake(error);
    // The usual messages ask to try again, but the same quantity would be refused again.
    const isTooMuch = isServiceError(error, 'bad-quantity');
    toast(isTooMuch ? { ...purchaseFailure, description: failureMessage(error).description } : purchaseFailure);
    if (error instanceof PaymentDeclined) setProblem({ text: declineText(error), isCard: true });
    else if (isTooMuch || isServiceError(error, 'provider-down') || isServiceError(error, 'payment-settled'))
      setProblem({ text: failureMessage(error).description, isCard: false });
    else setProblem({ text: lastingFailure, isCard: false });
    // The message is the button's description, which a screen reader reads on focus.
    document.querySelector<HTMLElement>('#summary [type=submit]')?.focus();
  };
  return { problem, report, clear: () => setProblem(none) };
};

export const usePurchase = () => {
  const goOn = useGoOn();
  const [query] = useSearchParams();
  const [chosen] = useState(() => packFromQuery(query) ?? readChosenPack());
  const [packId, setPackId] = useState(findCreditPack(chosen?.packId ?? '')?.id ?? null);
  const [quantity, setQuantity] = useState(parseQuantity(String(chosen?.quantity ?? 1), maxPackQuantity).quantity);
  const { report, problem, clear } = usePurchaseFailure();
  const attempt = useRef(createId());
  const startNewAttempt = () => {
    attempt.current = createId();
    clear();
  };

  const finish = ({ credits }: PurchaseEntry) => {
    keepChosenPack(null);
    toast({ title: 'Credits added', description: `${formatCount(credits)} credits are in your account.` });
    goOn(href('dashboard'), { state: { added: credits } });
    return 'left' as const;
  };
  const [buy, isBusy] = useAction(async () => {
    if (!packId) return;
    clear();
    try {
      if (isPaidOnProviderPage()) {
        const sessionId = await openSession(quotePack(packId, quantity));
        goOn(href('demoProvider', { session: sessionId }));
        return 'left';
      }
      const paid = await purchaseCredits({ packId, quantity, attempt: attempt.current });
      // `PayButton` shows an open payment in place of the button.
      if ('value' in paid) return finish(paid.value);
    } catch (error) {
      if (isServiceError(error, 'no-payment-method')) {
        keepChosenPack({ packId, quantity });
        goOn(href('addPaymentMethod'));
        return 'left';
      }
      report(error);
    }
  });
  return {
    packId,
    quantity,
    choosePack: (id: CreditPackId) => {
      setPackId(id);
      startNewAttempt();
    },
    chooseQuantity: (count: number) => {
      setQuantity(count);
      startNewAttempt();
    },
    buy,
    isBusy,
    problem,
    finish,
  };
};
