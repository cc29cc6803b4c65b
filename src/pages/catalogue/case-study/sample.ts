/**
 * Some of the items, each at most once, in random order.
 * @param count how many; all of them if there are fewer
 * @param random gives numbers from 0 up to but not including 1
 */
export const sample = <T>(items: readonly T[], count: number, random: () => number = Math.random): T[] => {
  const rest = [...items];
  const picked: T[] = [];
  while (picked.length < count && rest.length > 0) picked.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return picked;
};
