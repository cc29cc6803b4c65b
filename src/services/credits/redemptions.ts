import { redemptionEmail, startEmail } from '../../content/account/emails';
import { type CreditService, findCreditService } from '../../content/catalogue/credits';
import { createId } from '../../lib/random';
import { identityOf, redemptionText } from '../../storage/history-entry';
import type { HistoryEntry, RedemptionEntry } from '../../storage/schema';
import { store } from '../../storage/store';
import { changeHistory, readHistory } from '../account/account-data';
import { addNotification, nameAndEmail } from '../account/notifications';
import { now } from '../clock';
import { delay } from '../delays';
import { ServiceError } from '../errors';
import { addEntry, currentToken, customerOfSession } from './ledger';

export const redemptionEntry = (id: string, { name, credits }: CreditService, date: Date): RedemptionEntry => ({
  id,
  type: 'redemption',
  credits: -credits,
  service: name,
  description: redemptionText(name),
  date: date.toISOString(),
  status: 'pending',
});

/** @returns the history entry @throws {ServiceError} 'unknown-service' | 'signed-out' | 'insufficient-credits' */
export const redeemService = async (serviceId: string, clock = now): Promise<RedemptionEntry> => {
  const service = findCreditService(serviceId);
  if (!service) throw new ServiceError('unknown-service');
  const token = currentToken();
  await delay('redeem');
  return store.transact((tx) => {
    const customer = customerOfSession(tx, token);
    const entry = redemptionEntry(createId(), service, clock());
    addEntry(tx, customer, entry, redemptionEmail(service.name, service.credits, nameAndEmail(customer)));
    return entry;
  });
};

/** Does nothing if the entry is no longer pending. @throws {ServiceError} 'signed-out' | 'unknown-entry' */
export const startAssignment = async (redemption: HistoryEntry, clock = now): Promise<void> => {
  const token = currentToken();
  await store.transact((tx) => {
    const customer = customerOfSession(tx, token);
    const same = readHistory(tx).filter((candidate) => identityOf(candidate) === identityOf(redemption));
    const entry = same.find(({ status }) => status === 'pending') ?? same[0];
    if (entry?.type !== 'redemption') throw new ServiceError('unknown-entry');
    if (entry.status !== 'pending') return;
    const started = { ...entry, status: 'active' as const, started: clock().toISOString() };
    changeHistory(tx, customer.email, (history) => history.map((item) => (item === entry ? started : item)));
    addNotification(tx, startEmail(entry.service, nameAndEmail(customer)), clock());
  });
};
