/** What the pages about buying and redeeming credits say of their outcome. */

import { href } from '../../paths';
import { formatCount } from '../format/numbers';

export const purchaseFailure = {
  title: 'Purchase Failed',
  description: 'There was an error processing your purchase. Please try again.',
  destructive: true,
} as const;
/** Beside the button, where it stays when the toast has closed. */
export const lastingFailure = 'The purchase did not go through and your credits are unchanged. Please try again.';

export const redemptionFailure = {
  title: 'Redemption Failed',
  description: 'There was an error redeeming this service. Your credits are unchanged. Please try again.',
  destructive: true,
} as const;

/** The toast after a redemption whose page the visitor has left. */
export const redeemedToast = ({ name, credits }: { name: string; credits: number }) => ({
  title: 'Service Redeemed!',
  description: `${name} is yours for ${formatCount(credits)} credits. It does not start automatically.`,
  link: { to: href('history'), text: 'Start it from your transaction history' },
});

/** What follows a redemption. @param isDrawn whether there are proofs, and files to download */
export const nextStepsOf = (isDrawn: boolean) => [
  { title: 'Start the assignment', text: 'The button opens our calendar. Pick a time that suits you.' },
  { title: 'Meet us', text: 'We go through what you need, by video.' },
  {
    title: 'We make it',
    text: `The work starts after the meeting. ${isDrawn ? 'You see it as it grows.' : 'Its page says where it stands.'}`,
  },
  {
    title: 'You approve it',
    text: `Ask for changes where the service includes them, then take ${isDrawn ? 'the files' : 'what we deliver on its page'}.`,
  },
];

/** Labels of the statuses of an order. */
export const statusNames = { pending: 'Ready to Start', active: 'Active', completed: 'Completed' } as const;

/** Options of the filter by type. @param all the label of the one that shows all orders */
export const orderTypeOptions = (all: string) =>
  [
    { value: 'all', label: all },
    { value: 'purchase', label: 'Purchases' },
    { value: 'redemption', label: 'Redemptions' },
  ] as const;

/** Why the list of orders is empty. */
export const noOrdersTexts = {
  reversed: '“From” is after “To”.',
  of: (text: string) => `No orders match “${text}”.`,
  filters: 'No orders match all of these filters.',
} as const;
