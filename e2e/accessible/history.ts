import { bought, redeemed } from '../../support/entries';

/** A history with a purchase, and with redemptions of every status. */
export const history = JSON.stringify([
  redeemed('r3', '04', { status: 'pending' }),
  redeemed('r2', '03'),
  redeemed('r1', '02', { status: 'completed' }),
  bought('p1', '01', { credits: 500, amount: 450, description: 'Purchased 500 credits' }),
]);
