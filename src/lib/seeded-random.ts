/**
 * A stream of numbers (mulberry32) that is always the same for the same seed, so that what is drawn at build time is drawn
 * again in every browser.
 * @returns a function that gives the next number, from 0 up to but not including 1
 */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** A seed made of words. */
export const seedOf = (text: string): number => {
  let seed = 2166136261;
  for (const character of text) seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16777619);
  return seed;
};
