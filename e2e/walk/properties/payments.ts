import { fulfilledIn, listOf, type Property } from './moment';

type Payment = { key: string; reference: string; status: string; amountCents: number };

/** A payment that went through is fulfilled, once; later it may have been removed together with its account. */
export const isPaidForOnce: Property = ({ now, memory }) => {
  const done = fulfilledIn(now);
  const open = new Set(listOf<Payment>(now.local.openPayments).map(({ key }) => key));
  for (const { key, reference, status, amountCents } of listOf<Payment>(now.local.providerPayments)) {
    if (status !== 'succeeded' || amountCents === 0 || open.has(key)) continue;
    const times = done.filter((one) => one === reference).length;
    if (times > 1 || (times === 0 && !memory.fulfilled.has(reference)))
      return `${reference} is fulfilled ${times} times`;
  }
  return null;
};
