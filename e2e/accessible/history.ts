/** A history with a purchase, and with redemptions of every status. */
const entry = (id: string, more: object) => ({
  id,
  type: 'redemption',
  credits: -50,
  service: 'Revision',
  description: 'Redeemed Revision',
  date: '2026-11-02T15:30:00.000Z',
  status: 'pending',
  ...more,
});
export const history = JSON.stringify([
  entry('r3', {}),
  entry('r2', { status: 'active' }),
  entry('r1', { status: 'completed' }),
  entry('p1', {
    type: 'purchase',
    credits: 500,
    amount: 450,
    description: 'Purchased 500 credits',
    status: 'completed',
  }),
]);
