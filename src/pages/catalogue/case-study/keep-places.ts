/**
 * Orders a new selection so that items that were selected before keep their position; the others fill the free positions.
 * @returns the items of `next`
 */
export const keepPlaces = <T>(before: readonly T[], next: readonly T[]): T[] => {
  const added = next.filter((item) => !before.includes(item));
  const kept = before.flatMap((item) => (next.includes(item) ? [item] : added.splice(0, 1)));
  return [...kept, ...added];
};
