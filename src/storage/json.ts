import * as v from 'valibot';
import type { Codec } from './codecs';

const parseJson = (raw: string): unknown => {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
};

/** JSON of one shape; text of any other shape reads as `fallback`. */
export const json = <T>(schema: v.GenericSchema<unknown, T>, fallback: T): Codec<T> => ({
  decode: (raw) => {
    const result = v.safeParse(schema, parseJson(raw));
    return result.success ? { value: result.output, damaged: false } : { value: fallback, damaged: true };
  },
  encode: (value) => JSON.stringify(value),
});

/** A JSON list; entries that do not fit are left out one by one, so that one bad entry never costs the good ones. */
export const list = <T>(entry: v.GenericSchema<unknown, T>): Codec<readonly T[]> => ({
  decode: (raw) => {
    const parsed = parseJson(raw);
    if (!Array.isArray(parsed)) return { value: [], damaged: true };
    const value = parsed.flatMap((item: unknown) => {
      const result = v.safeParse(entry, item);
      return result.success ? [result.output] : [];
    });
    return { value, damaged: value.length < parsed.length };
  },
  encode: (value) => JSON.stringify(value),
});
