/** The card that credits are paid with. */
import type { PaymentOrder } from '../../storage/schema';
import * as keys from '../../storage/schema';
import type { Transaction } from '../../storage/store';
import { mirror } from '../account/account-data';
import { ServiceError } from '../errors';
import type { Fulfilment } from '../payments/fulfilment';
import type { StoredMethod } from '../payments/port';
import { customerNow } from './ledger';

type CardOrder = Extract<PaymentOrder, { kind: 'card' }>;

/** Stores that the signed-in customer has a card, and the token of a test card. */
export const storeMethod = (tx: Transaction, method: StoredMethod): void => {
  tx.write(keys.hasPaymentMethod, true);
  if (method !== null) tx.write(keys.paymentMethodToken, method);
  else if (tx.has(keys.paymentMethodToken)) tx.remove(keys.paymentMethodToken);
};

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
