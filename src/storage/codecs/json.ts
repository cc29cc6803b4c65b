import * as v from 'valibot';
import type { Codec } from './codec';
import { parseJson } from './parse-json';

/** Codec for JSON that fits the schema; any other text is damaged and reads as `fallback`. */
export const json = <T>(schema: v.GenericSchema<unknown, T>, fallback: T): Codec<T> => ({
  decode: (raw) => {
    const result = v.safeParse(schema, parseJson(raw));
    return result.success ? { value: result.output, damaged: false } : { value: fallback, damaged: true };
  },
  encode: (value) => JSON.stringify(value),
});

/** Codec for a JSON list. Entries that do not fit the schema are left out one by one; the others are kept. */
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
