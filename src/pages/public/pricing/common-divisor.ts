/** The greatest whole number that divides them all; 0 for none. */
export const commonDivisor = (numbers: readonly number[]): number => numbers.reduce(ofTwo, 0);

const ofTwo = (a: number, b: number): number => (b === 0 ? a : ofTwo(b, a % b));
