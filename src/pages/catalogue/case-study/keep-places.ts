/**
 * Another choice in place of an earlier one: what is in both stays where it was, the rest fills the places that fall free.
 * @returns the items of `next`
 */
export const keepPlaces = <T>(before: readonly T[], next: readonly T[]): T[] => {
  const added = next.filter((item) => !before.includes(item));
  const kept = before.flatMap((item) => (next.includes(item) ? [item] : added.splice(0, 1)));
  return [...kept, ...added];
};
