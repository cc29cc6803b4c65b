/** The card that credits are paid with. */
import type { PaymentOrder } from '../../storage/schema';
import { mirror, storeMethod } from '../account/account-data';
import { ServiceError } from '../errors';
import type { Fulfilment } from '../payments/fulfilment';
import { customerNow } from './ledger';

type CardOrder = Extract<PaymentOrder, { kind: 'card' }>;

/** Stores the card once it has passed the check. */
export const cardFulfilment: Fulfilment<CardOrder, null> = {
  kind: 'card',
  apply: (tx, { owner, method }) => {
    const { email } = customerNow(tx);
    if (email !== owner) throw new ServiceError('signed-out');
    storeMethod(tx, method);
    if (email) mirror(tx, email);
    return null;
  },
};
