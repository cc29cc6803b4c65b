/**
 * How a stored string becomes a value and back. What comes out of storage is untrusted: every codec says whether the
 * text was whole, and gives the best value it can.
 */

/** `damaged`: some or all of the text could not be understood; the original is worth setting aside. */
export type Decoded<T> = { value: T; damaged: boolean };

export type Codec<T> = {
  decode(raw: string): Decoded<T>;
  encode(value: T): string;
};

const whole = <T>(value: T): Decoded<T> => ({ value, damaged: false });

/** Characters of a text that can still be shown: browsers take minutes to break one word of a hundred thousand into lines. */
const longestText = 10_000;

/** Any text, as it is; empty text counts as absent, one beyond all measure as damaged. */
export const text: Codec<string | null> = {
  decode: (raw) => (raw.length > longestText ? { value: null, damaged: true } : whole(raw === '' ? null : raw)),
  encode: (value) => value ?? '',
};

/** 'true' / 'false'; anything else is damaged and reads as `fallback`. */
export const flag = (fallback: boolean): Codec<boolean> => ({
  decode: (raw) => (raw === 'true' || raw === 'false' ? whole(raw === 'true') : { value: fallback, damaged: true }),
  encode: String,
});

/** A whole number, never below zero, that JavaScript holds exactly. */
export const count: Codec<number> = {
  decode: (raw) => {
    const value = /^\d{1,16}$/.test(raw) ? Number(raw) : Number.NaN;
    return Number.isSafeInteger(value) ? whole(value) : { value: 0, damaged: true };
  },
  encode: String,
};

/** A moment in time as an ISO 8601 string. */
export const moment: Codec<string | null> = {
  decode: (raw) =>
    /^\d{4}-\d{2}-\d{2}T/.test(raw) && !Number.isNaN(Date.parse(raw)) ? whole(raw) : { value: null, damaged: true },
  encode: (value) => value ?? '',
};
