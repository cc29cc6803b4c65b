type Sized = { size: 'large' | 'medium' };

/**
 * Orders cards for rows of twelve columns: large and medium, then medium and large, and so on, then the remaining ones. The
 * DOM order is the visual order.
 */
export const arrangeRows = <T extends Sized>(items: readonly T[]): T[] => {
  const medium = items.filter(({ size }) => size === 'medium');
  const rows = items
    .filter(({ size }) => size === 'large')
    .flatMap((large, row) => {
      const beside = medium.splice(0, 1);
      return row % 2 === 0 ? [large, ...beside] : [...beside, large];
    });
  return [...rows, ...medium];
};

/** Whether a medium card is alone in its row in the two-column layout, in which a large card fills a row. */
export const isAloneInRow = (items: readonly Sized[], index: number): boolean => {
  if (items[index]?.size !== 'medium' || items[index + 1]?.size === 'medium') return false;
  const before = items.slice(0, index).findLastIndex(({ size }) => size === 'large');
  return (index - before) % 2 === 1;
};
