/** When the draft was sent in another tab, or the customer has two: what it means here, and the buttons. */
export const draftQuestionTexts = {
  sent: 'These answers are not saved here, and cannot be sent again.',
  seeIt: 'See it',
  startNew: 'Start a new one',
  /** @param day of its last change: 'Nov 3', or '' */
  account: (day: string) => `You also have answers ${day && `of ${day} `}with your account.`,
  tab: (day: string) => `You also have answers ${day && `of ${day} `}in this tab.`,
  swap: 'Use those',
} as const;
