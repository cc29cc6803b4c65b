/** Ordering an Instant Site. Nothing is charged in reality; card details go to the payment provider only. */

import { instantSite } from '../../content/catalogue/plans';
import { createId } from '../../lib/random';
import type { Submission, SubmissionOrder } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { signedInEmail } from '../account/account-data';
import { now } from '../clock';
import { delay } from '../delays';
import { findSent, removeSentDraft } from '../drafts/places';
import { ServiceError } from '../errors';
import { payFor } from '../payments/pay';
import type { Card } from '../payments/port';
import type { Fulfill, Payment } from '../payments/settle';
import { type Answers, isSent, keepSubmission, keptAnswers } from '../submissions/submissions';
import { type InstantSitePrice, isUnused, testCode } from './instant-site-price';

const paymentNote = ({ payment, paidBy }: InstantSitePrice) => {
  if (payment === 'test') return { testMode: true, discountCode: testCode };
  return { testMode: false, discountCode: '', ...(paidBy !== undefined && { paidAtCheckout: true, paidBy }) };
};

/** Stores an order as the last one of this tab, also one that a duplicated tab has stored before, and removes its draft. */
const keepOrder = (tx: Transaction, order: Omit<Parameters<typeof keepSubmission>[1], 'kind'>): Submission => {
  const { entry } = keepSubmission(tx, { kind: 'instant-site', ...order });
  tx.write(keys.sentSite, entry.id);
  removeSentDraft(tx, 'instant-site', order.owner, order.id);
  return entry;
};

export const fulfillInstantSite: Fulfill<SubmissionOrder, Submission> = (tx, paid) => {
  const { order, reference, isRepeat, owner } = paid;
  const { attempt: id, answers } = order;
  return keepOrder(tx, { answers, id, at: now(), payment: isRepeat ? undefined : reference, owner });
};

/** @throws {ServiceError} 'sent-elsewhere': the customer's draft was sent with other answers, in another tab */
const isRepeated = (tx: Transaction, order: { answers: Answers; id: string; owner: string | null }): boolean => {
  const isRepeat = isSent(tx, { kind: 'instant-site', ...order });
  // Signed out, every tab has drafts of its own.
  const isSentElsewhere = order.owner !== null && findSent(tx, 'instant-site', order.id) !== undefined;
  if (!isRepeat && isSentElsewhere) throw new ServiceError('sent-elsewhere');
  return isRepeat;
};

const sendUncharged = async (
  answers: Answers,
  { payment, paidBy }: InstantSitePrice,
  id: string,
): Promise<Submission> => {
  const owner = signedInEmail(store);
  await delay('instantSite');
  return store.transact((tx) => {
    const order = { answers: keptAnswers('instant-site', answers), id, at: now(), owner };
    const isNew = !isRepeated(tx, order);
    // Two tabs may have shown the same payment: the first order to be stored has it.
    if (isNew && paidBy !== undefined && !isUnused(tx.read(keys.submissions), paidBy))
      throw new ServiceError('payment-used');
    if (isNew && payment === 'test') tx.write(keys.discountUsed, testCode);
    return keepOrder(tx, order);
  });
};

/** Orders once an `attempt`, at the price that was shown. @throws {ServiceError} 'payment-used', 'sent-elsewhere', as `payFor` */
export const orderInstantSite = async (
  order: { answers: Answers; price: InstantSitePrice; card?: Card },
  attempt = createId(),
): Promise<Payment<Submission>> => {
  const { price, card } = order;
  const { totalCents } = price;
  const all = { ...order.answers, payment: paymentNote(price), totalAmount: totalCents / 100 };
  if (price.payment !== 'card') return { value: await sendUncharged(all, price, attempt) };
  const answers = keptAnswers('instant-site', all);
  const owner = signedInEmail(store);
  return payFor({
    order: { kind: 'instant-site', attempt, answers },
    fulfill: fulfillInstantSite,
    amountCents: totalCents,
    description: instantSite.packageName,
    card,
    validate: (tx) => isRepeated(tx, { answers, id: attempt, owner }),
  });
};
