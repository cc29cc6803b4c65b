type Sized = { size: 'large' | 'medium' };

/**
 * Puts cards into rows of twelve columns: a large one beside a medium one, then the other way round, then the rest. What
 * stands first is read first, by eye and by keyboard.
 */
export const arrange = <T extends Sized>(items: readonly T[]): T[] => {
  const medium = items.filter(({ size }) => size === 'medium');
  const rows = items
    .filter(({ size }) => size === 'large')
    .flatMap((large, row) => {
      const beside = medium.splice(0, 1);
      return row % 2 === 0 ? [large, ...beside] : [...beside, large];
    });
  return [...rows, ...medium];
};

/** Whether a medium card has no neighbour where two stand side by side and a large one fills its row. */
export const standsAlone = (items: readonly Sized[], index: number): boolean => {
  if (items[index]?.size !== 'medium' || items[index + 1]?.size === 'medium') return false;
  const before = items.slice(0, index).findLastIndex(({ size }) => size === 'large');
  return (index - before) % 2 === 1;
};
