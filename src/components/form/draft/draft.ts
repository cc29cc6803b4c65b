import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { UploadRule } from '../../../content/types';
import type { Rival } from '../../../services/flows/long-drafts';
import type { StartOf } from '../prefill';
import type { CountAnswers, FileNames } from './draft-form';

/** The id of the question that `rival` asks: it has the focus after an attempt to send the form without an answer to it. */
export const draftQuestionId = 'draft-question';

/** Card details and passwords of all forms. They are kept in memory only, never in a draft, a submission or an address. */
export const secretFields = [
  'cardNumber',
  'cardName',
  'name',
  'expiry',
  'expiryDate',
  'expiryMonth',
  'expiryYear',
  'cvv',
  'cvc',
  'billingZip',
  'password',
  'payment',
] as const;

export type DraftOptions<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: string;
  /** Fields that are never saved. `secretFields` are never saved either, even if they are missing here. */
  exclude?: readonly FieldPath<Values>[];
  /** What the form starts with. The values are defaults, so that they are no draft, and the draft replaces them. */
  startOf?: StartOf<Values>;
  /** File fields and the upload rule of each. The names of files are saved, never their content. */
  files?: Readonly<Partial<Record<FieldPath<Values>, UploadRule>>>;
  count?: CountAnswers<Values>;
};

export type FormDraft = {
  /** `tab`: it is in this tab only, because the account's storage is full. `failed`: the browser refused to store the last change. */
  status: 'none' | 'restored' | 'saved' | 'tab' | 'failed';
  /** Until when it is kept with the account (ISO 8601); null if it is kept in this tab. */
  until: string | null;
  /** How another tab has changed it. Nothing is saved until the customer has chosen. */
  rival: Rival | null;
  /** Names of files that were attached before a reload and must be attached again, by field. */
  lostFiles: FileNames;
  /** Idempotency key of the submission; the same after a reload and in another tab with this draft. */
  id: () => string;
  /** Call it before sending: whether no other tab has changed the draft. If one has, the question gets the focus. */
  isCurrent: () => boolean;
  /** Replaces what is typed here by the draft of another tab. Attached files stay. */
  takeNewer: () => void;
  /** Replaces the draft of another tab by what is typed here. */
  keepThese: () => void;
  /** Removes the draft, after a successful submit. */
  clear: () => void;
  /** Removes the draft and clears the form, including secret fields and files. A draft of another tab takes its place. */
  clearForm: () => void;
};
