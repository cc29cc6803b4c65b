/**
 * The well-known test numbers of payment sandboxes. Any other number succeeds. A build without the demo desk leaves this
 * table out, if every use is behind a literal check of `import.meta.env.VITE_DEMO_DESK`.
 */

/** How a card behaves when it is checked or charged. `declined-when-charged` passes the check. */
export type CardOutcome =
  | 'succeeds'
  | 'declined'
  | 'insufficient-funds'
  | 'expired-card'
  | 'incorrect-code'
  | 'processing-error'
  | 'needs-confirmation'
  | 'declined-when-charged';

/** `number` as card fields format it; `label` says the outcome in words. */
export type TestCard = { number: string; outcome: CardOutcome; label: string };

export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', outcome: 'succeeds', label: 'Succeeds' },
  { number: '5555 5555 5555 4444', outcome: 'succeeds', label: 'Succeeds' },
  { number: '3782 822463 10005', outcome: 'succeeds', label: 'Succeeds' },
  { number: '4000 0000 0000 0002', outcome: 'declined', label: 'Declined' },
  { number: '4000 0000 0000 9995', outcome: 'insufficient-funds', label: 'Insufficient funds' },
  { number: '4000 0000 0000 0069', outcome: 'expired-card', label: 'Expired card' },
  { number: '4000 0000 0000 0127', outcome: 'incorrect-code', label: 'Incorrect security code' },
  {
    number: '4000 0000 0000 0119',
    outcome: 'processing-error',
    label: 'Processing error: a second try succeeds',
  },
  { number: '4000 0027 6000 3184', outcome: 'needs-confirmation', label: 'Asks for confirmation each time' },
  {
    number: '4000 0000 0000 0341',
    outcome: 'declined-when-charged',
    label: 'Can be added, is declined when charged',
  },
];
