import type { SubmissionKind } from '../../src/content/flows/form-fields';
import { createId } from '../../src/lib/random';
import { signedInEmail } from '../../src/services/account/account-data';
import { now } from '../../src/services/clock';
import { type Answers, keepSubmission, keptAnswers } from '../../src/services/submissions/submissions';
import { store } from '../../src/storage/store';

type Options = { id?: string; at?: Date; owner?: string | null };

/** Stores what may be kept of a form, by default as sent by the customer who is signed in. */
export const submit = (
  kind: SubmissionKind,
  answers: Answers,
  { id = createId(), at = now(), owner = signedInEmail(store) }: Options = {},
) => store.transact((tx) => keepSubmission(tx, { kind, answers: keptAnswers(kind, answers), id, at, owner }));
