import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseQuantity } from '../../../components/form/quantity-input';
import { toast } from '../../../components/ui/toast/toast';
import { findCreditPack, maxPackQuantity } from '../../../content/catalogue/credits';
import { formatCount } from '../../../content/format/numbers';
import type { CreditPackId } from '../../../content/ids';
import { useAction } from '../../../hooks/use-action';
import { useGoOn } from '../../../hooks/use-go-on';
import { createId } from '../../../lib/random';
import { href } from '../../../paths';
import { keepChosenPack, packFromQuery, readChosenPack } from '../../../services/credits/chosen-pack';
import { isPaidOnProviderPage, openSession } from '../../../services/credits/provider-session';
import { purchaseCredits } from '../../../services/credits/purchases';
import { quotePack } from '../../../services/credits/quote';
import { isServiceError } from '../../../services/errors';
import type { PurchaseEntry } from '../../../storage/schema';
import { usePurchaseFailure } from './use-purchase-failure';

/** The chosen pack and quantity, and the purchase. */
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
    if (!packId) return 'stay';
    clear();
    try {
      if (isPaidOnProviderPage()) {
        const sessionId = await openSession(quotePack(packId, quantity));
        goOn(href('demoProvider', { session: sessionId }));
        return 'left';
      }
      const paid = await purchaseCredits({ packId, quantity, attempt: attempt.current });
      // `PayButton` shows an open payment in place of the button.
      return 'value' in paid ? finish(paid.value) : 'stay';
    } catch (error) {
      if (isServiceError(error, 'no-payment-method')) {
        keepChosenPack({ packId, quantity });
        goOn(href('addPaymentMethod'));
        return 'left';
      }
      report(error);
      return 'stay';
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
