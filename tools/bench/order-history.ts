import { bought, redeemed } from '../../support/entries.ts';

/** As many orders as the account pages and the search have to manage. */
export const many = 10_000;

/** A `creditHistory` with this many orders, one for each hour, as storage holds it. */
export const historyOf = (size: number) =>
  JSON.stringify(
    Array.from({ length: size }, (_, index) => {
      const date = new Date(Date.UTC(2026, 10, 20) - index * 3_600_000).toISOString();
      const entry = index % 3 === 0 ? redeemed : bought;
      return entry(`order-${index}`, '', { date, status: 'completed' });
    }),
  );
