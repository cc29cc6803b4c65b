import { type Person, type PersonId, people } from '../../content/demo/people';
import { sampleSubscriber } from '../../content/flows/subscribe';
import { createId } from '../../lib/random';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { mirror, ownerEmail } from '../account/account-data';
import { logIn, type Session } from '../account/session';
import { now } from '../clock';
import { keepSubmission } from '../submissions/submissions';
import { dispatchBannerChange } from '../trial/banner';
import { trialEnd } from '../trial/own-trial';
import { fewOrders, manyOrders } from './sample-entries';
import { addSample, currentKeys, noAccount, type Sample } from './samples';

const initialData: Readonly<Record<PersonId, (now: Date) => Pick<Sample, 'history' | 'hasCard'>>> = {
  newcomer: () => ({ history: [] }),
  regular: (now) => ({ history: fewOrders(now), hasCard: true }),
  buyer: (now) => ({ history: manyOrders(1000, now), hasCard: true }),
  admin: () => ({ history: [] }),
};

export const addPerson = (id: PersonId): Promise<void> =>
  store.transact((tx) => {
    // Current-user data without an owner get a mirror, from which `removeSamples` restores them.
    if (ownerEmail(tx) === null && currentKeys.some((key) => tx.has(key))) mirror(tx, noAccount);
    addSample(tx, { ...people[id], ...initialData[id](now()) });
  });

/** Logs in as a person with the initial data. Only an admin's address becomes an admin. @throws {StorageWriteError} */
export const logInAs = async (id: PersonId): Promise<Session> => {
  await addPerson(id);
  return logIn({ email: people[id].email });
};

/** The trial's keys are written only if the visitor has not started one. @throws {StorageWriteError} */
export const beginSampleTrial = async ({ email, name }: Person): Promise<void> => {
  const at = now();
  const trialEndDate = trialEnd(at).toISOString();
  const selectedPlan = 'growth';
  await store.transact((tx) => {
    // The visitor's own account with the same address gets none, because it is not removed with the samples.
    if (tx.read(keys.sampleData).includes(email)) {
      const answers = { ...sampleSubscriber, fullName: name, email, selectedPlan, agreement: true, trialEndDate };
      keepSubmission(tx, { kind: 'trial', answers, id: createId(), at, owner: email });
    }
    if (tx.read(keys.trialUsed) && !tx.read(keys.sampleTrial)) return;
    tx.write(keys.trialUsed, true);
    tx.write(keys.trialEndDate, trialEndDate);
    tx.write(keys.selectedPlan, selectedPlan);
    tx.write(keys.sampleTrial, true);
    tx.after(() => dispatchBannerChange(false));
  });
};
