/** Whom and what 'Fill in sample data' types into the forms of the demo. */

export const sampleAccount = { name: 'Sam Sample', email: 'sam@example.com', password: 'sample-password' } as const;

/** A card that every form accepts. */
export const sampleCard = {
  number: '4242 4242 4242 4242',
  expiry: '12/34',
  month: '12',
  year: '34',
  code: '123',
  holder: sampleAccount.name,
} as const;
