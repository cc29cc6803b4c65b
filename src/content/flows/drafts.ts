/** Texts about drafts: what was typed into a form and is not sent yet. */

/** How many days after its last change a draft is kept with the account. */
export const draftDays = 30;

/** Where a draft is kept, and whether the last change is saved. */
export const draftTexts = {
  none: '',
  saved: 'Draft saved in this tab.',
  restored: 'Your draft is back.',
  tab: 'There is no room to keep this draft with your account. It is saved in this tab until you close it.',
  failed: 'This browser could not save a draft. Keep this tab open until you are done.',
} as const;

/** @param day until when: 'Dec 27' */
export const keptDraftTexts = {
  saved: (day: string) => `Draft saved with your account as long as this browser keeps it, at most until ${day}.`,
  restored: (day: string) =>
    `Your draft is back. It stays with your account as long as this browser keeps it, at most until ${day}.`,
} as const;

/** When it was changed or sent in another tab. */
export const newsTexts = {
  changed: (answers: string, isOne: boolean) => `${answers} ${isOne ? 'was' : 'were'} changed in another tab.`,
  sent: 'Sent in another tab',
  cleared: 'The form is cleared.',
  undo: 'Undo',
} as const;

/** *Clear form*; a draft that was sent in another tab; a customer who has two: the question, and its buttons. */
export const draftQuestionTexts = {
  clear: 'Clear the whole form? Everything you typed and attached here will be gone.',
  clearIt: 'Yes, clear the form',
  keep: 'Keep my answers',
  sent: 'These answers are not saved here, and cannot be sent again.',
  seeIt: 'See it',
  startNew: 'Start a new one',
  /** @param day of its last change: 'Nov 3', or '' */
  account: (day: string) => `You also have answers ${day && `of ${day} `}with your account.`,
  tab: (day: string) => `You also have answers ${day && `of ${day} `}in this tab.`,
  swap: 'Use those',
} as const;

/** When a page with attached files is left. `stay`: where the question cannot be loaded. */
export const leaveTexts = {
  question: 'Leave this page?',
  detail: 'The files you attached are not sent yet and will be lost if you leave this page.',
  confirm: 'Leave anyway',
  stay: 'This page stays open, because its files are not sent yet. Remove them to leave it.',
} as const;
