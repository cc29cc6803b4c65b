/** The greatest common divisor of all numbers; 0 for an empty list. */
export const commonDivisor = (numbers: readonly number[]): number => numbers.reduce(ofTwo, 0);

const ofTwo = (a: number, b: number): number => (b === 0 ? a : ofTwo(b, a % b));
