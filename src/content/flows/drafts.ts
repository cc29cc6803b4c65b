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

/** When the draft was changed, sent or removed elsewhere: title, what it means here, and the buttons. */
export const rivalTexts = {
  newer: {
    title: 'There are other answers to this form',
    text: 'They were last changed on {date}. Until you choose, nothing here is saved or sent.',
  },
  sent: { title: 'Sent in another tab', text: 'These answers are not saved here, and cannot be sent again.' },
  removed: { title: 'Removed in another tab', text: 'Until you choose, nothing here is saved or sent.' },
  takeNewer: 'Use the newer answers',
  keepThese: 'Keep these',
  seeIt: 'See it',
  startNew: 'Start a new one',
} as const;

/** Where the question whether to leave a page with attached files cannot be loaded. */
export const stayText = 'This page stays open, because its files are not sent yet. Remove them to leave it.';
