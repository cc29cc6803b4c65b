/** What a redemption's row and page say after 'Start'. `pick` is a link to the calendar on the page. */
export const startedTexts = { started: 'Started.', pick: 'Pick your time in the calendar' } as const;

/** The same as one text. */
export const startedText = `${startedTexts.started} ${startedTexts.pick}.`;
