import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { UploadRule } from '../../../content/types';
import type { FileNames } from '../../../services/drafts/draft';
import type { TabDraft } from '../../../services/drafts/tab-draft';
import type { Submission } from '../../../storage/schema';
import type { StartOf } from '../prefill';

/** The id of the question about a sent draft: it has the focus after an attempt to send the form again. */
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
  /** When it is another text, the form starts again with `startOf`: what is typed stays. */
  startsAgain?: string;
  /** File fields and the upload rule of each. The names of files are saved, never their content. */
  files?: Readonly<Partial<Record<FieldPath<Values>, UploadRule>>>;
  /** Counts the answers; without it, each value and each field with files is one. `files`: names of all files, attached or lost. */
  count?: (values: Values, files: FileNames) => number;
};

/** What is shown of a draft. */
export type DraftView = {
  isOpen: boolean;
  status: TabDraft['status'];
  /** Until when it is kept with the account (ISO 8601); null if it is kept in this tab. */
  until: string | null;
  /** How many answers another tab has changed here since the last key press. */
  news: number;
  /** What was made from it in another tab. It is not saved here any more, and cannot be sent again. */
  sent: Submission | null;
  /** Another draft of this form: where it is, and when it was last changed (ISO 8601), if that is known. */
  other: { isInTab: boolean; at: string | null } | null;
  /** Names of files that were attached before a reload, or in another tab, and must be attached here, by field. */
  lostFiles: FileNames;
  /** Brings back what *Clear form* has removed; null after the next key press. */
  undo: (() => void) | null;
};
