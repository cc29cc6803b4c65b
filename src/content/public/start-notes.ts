/** What happens after a button that starts something, in one line under it. */
export const startNotes = {
  brief: 'Opens a brief in four short steps. No payment yet.',
  trial: 'Asks for a card. $0 today.',
  signUp: 'Creates an account. No payment.',
} as const;
