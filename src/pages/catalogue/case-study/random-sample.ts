/**
 * A random sample without repetition, in random order.
 * @param count how many items; all of them if there are fewer
 * @param random returns numbers from 0 (inclusive) to 1 (exclusive)
 */
export const randomSample = <T>(items: readonly T[], count: number, random: () => number = Math.random): T[] => {
  const rest = [...items];
  const picked: T[] = [];
  while (picked.length < count && rest.length > 0) picked.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return picked;
};
