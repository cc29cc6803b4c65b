import { creditValueCents, findCreditPack, maxPackQuantity } from '../../content/catalogue/credits';
import { ServiceError } from '../errors';

export type Quote = { credits: number; totalCents: number; unitPriceCents: number; savingsCents: number };

/** @throws {ServiceError} 'unknown-pack', or 'bad-quantity' unless it is a whole number from 1 to `maxPackQuantity` */
export const quotePack = (packId: string, quantity: number): Quote => {
  const pack = findCreditPack(packId);
  if (!pack) throw new ServiceError('unknown-pack');
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxPackQuantity) throw new ServiceError('bad-quantity');
  const credits = pack.credits * quantity;
  const totalCents = pack.priceCents * quantity;
  return {
    credits,
    totalCents,
    unitPriceCents: pack.priceCents / pack.credits,
    savingsCents: credits * creditValueCents - totalCents,
  };
};
