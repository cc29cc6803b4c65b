/** As many orders as the account pages and the search have to manage. */
export const many = 10_000;

/** A `creditHistory` with this many orders, one for each hour, as storage holds it. */
export const historyOf = (size: number) =>
  JSON.stringify(
    Array.from({ length: size }, (_, index) => {
      const base = { id: `order-${index}`, date: new Date(Date.UTC(2026, 10, 20) - index * 3_600_000).toISOString() };
      return index % 3 === 0
        ? {
            ...base,
            type: 'redemption',
            credits: -50,
            service: 'Revision',
            description: 'Redeemed Revision',
            status: 'completed',
          }
        : {
            ...base,
            type: 'purchase',
            credits: 100,
            amount: 100,
            description: 'Purchased 100 credits',
            status: 'completed',
          };
    }),
  );
