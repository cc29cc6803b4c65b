/** The line that the spec has under the plan of `/services`. */
export const noCard = 'No credit card required to start';

/** Where a button that starts something leads, in one line under it. */
export const startNotes = {
  brief: 'Leads to a brief.',
  trial: 'Leads to the free trial.',
  signUp: `Leads to your new account. ${noCard}.`,
} as const;
