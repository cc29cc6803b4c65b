/** What comes out of storage is untrusted: a codec never throws, and says whether the text was damaged. */

/** `damaged`: some or all of the text could not be read; the original is to be set aside. */
export type Decoded<T> = { value: T; damaged: boolean };

export type Codec<T> = {
  decode(raw: string): Decoded<T>;
  encode(value: T): string;
};

const whole = <T>(value: T): Decoded<T> => ({ value, damaged: false });

/** Longest text that counts as intact, in characters: browsers take minutes to wrap a single word of a hundred thousand. */
const maxTextLength = 10_000;

/** Any text, as it is. Empty text counts as absent, text longer than `maxTextLength` as damaged. */
export const text: Codec<string | null> = {
  decode: (raw) => (raw.length > maxTextLength ? { value: null, damaged: true } : whole(raw === '' ? null : raw)),
  encode: (value) => value ?? '',
};

/** 'true' / 'false'; anything else is damaged and reads as `fallback`. */
export const flag = (fallback: boolean): Codec<boolean> => ({
  decode: (raw) => (raw === 'true' || raw === 'false' ? whole(raw === 'true') : { value: fallback, damaged: true }),
  encode: String,
});

/** One of some texts; anything else is damaged and reads as null. */
export const choice = <T extends string>(texts: readonly T[]): Codec<T | null> => ({
  decode: (raw) => {
    const value = texts.find((text) => text === raw) ?? null;
    return { value, damaged: value === null };
  },
  encode: (value) => value ?? '',
});

/** A whole number from 0 to `Number.MAX_SAFE_INTEGER`; anything else is damaged and reads as 0. */
export const count: Codec<number> = {
  decode: (raw) => {
    const value = /^\d{1,16}$/.test(raw) ? Number(raw) : Number.NaN;
    return Number.isSafeInteger(value) ? whole(value) : { value: 0, damaged: true };
  },
  encode: String,
};

/** A point in time as an ISO 8601 string; anything else is damaged and reads as null. */
export const timestamp: Codec<string | null> = {
  decode: (raw) =>
    /^\d{4}-\d{2}-\d{2}T/.test(raw) && !Number.isNaN(Date.parse(raw)) ? whole(raw) : { value: null, damaged: true },
  encode: (value) => value ?? '',
};

/** The value of a JSON text; undefined if it is not JSON. Separate from `json.ts`, because public pages load no schema library. */
export const parseJson = (raw: string): unknown => {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
};
