import type { Snapshot } from '../snapshot';
import type { Property } from './moment';

type Payment = { key: string; reference: string; status: string; amountCents: number };
const listOf = <Item>(text = '[]') => JSON.parse(text) as Item[];

/** References of everything that was paid for, in all histories and submissions. */
export const fulfilledIn = ({ local }: Snapshot): string[] => [
  ...Object.entries(local)
    .filter(([key]) => key.startsWith('creditHistory_'))
    .flatMap(([, history]) => listOf<{ id: string }>(history).map(({ id }) => id)),
  ...listOf<{ payment?: string }>(local.submissions).flatMap(({ payment }) => payment ?? []),
];

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
