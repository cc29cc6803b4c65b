/** Emails to the admins. The demo sends none, and keeps them in this browser. `who`: name and address of a customer. */
import { formatCents } from '../format/money';
import { formatCount } from '../format/numbers';

export const signupEmail = (name: string, who: string) =>
  ({ type: 'signup', subject: `New signup: ${name}`, body: `${who} created an account.` }) as const;

export const purchaseEmail = (credits: number, cents: number, who: string) =>
  ({
    type: 'purchase',
    subject: `Credits purchased: ${formatCount(credits)}`,
    body: `${who} bought ${formatCount(credits)} credits for ${formatCents(cents)}.`,
  }) as const;

export const redemptionEmail = (service: string, credits: number, who: string) =>
  ({
    type: 'redemption',
    subject: `Service redeemed: ${service}`,
    body: `${who} redeemed ${service} for ${credits} credits.`,
  }) as const;

export const startEmail = (service: string, who: string) =>
  ({
    type: 'service_start',
    subject: `Service started: ${service}`,
    body: `${who} started ${service}. Status: Booking scheduled.`,
  }) as const;
