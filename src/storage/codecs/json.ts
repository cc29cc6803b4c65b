import * as v from 'valibot';
import { visibleText } from '../../lib/characters';
import { type Codec, parseJson, text } from './codec';

/** Browsers differ in which dates they can read, as February 30. */
export const isoDate = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

const isRealDay = (text: string): boolean => {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** A day that exists, YYYY-MM-DD. For February 30, some browsers give March 2, and others an invalid date. */
export const isoDay = v.pipe(v.string(), v.isoDate(), v.check(isRealDay));

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

/** A person's name, as it is. One that nobody can see counts as absent. */
export const name: Codec<string | null> = {
  ...text,
  decode: (raw) => text.decode(visibleText(raw) && raw),
};
