import { nameToShow } from '../services/account/account-data';
import { type Account, readAccount } from '../services/credits/history';
import { userName } from '../storage/schema';
import { useStored } from '../storage/use-stored';
import { userEmail } from '../storage/visitor-keys';
import { useStoredQuery } from './stored-query';

/** The signed-in customer's account. Their email is part of the key, so that another customer's is never shown from the cache. */
export const useAccount = (): Account =>
  useStoredQuery({ queryKey: ['account', useStored(userEmail)], read: readAccount }).data;

/** What the signed-in customer is called; null if neither their name nor their address is known. */
export const useCustomerName = (): string | null => nameToShow(useStored(userName), useStored(userEmail));
