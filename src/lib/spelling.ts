/** Ids in an address as people and mail programs write them: `Starter`, `starter%20`, `LAUNCH50.`, `“Cloud”`. */

/** Blanks, quotes and brackets around an id, the marks after it, and characters that fonts draw as nothing. */
const around = /^[\s\p{DI}\p{Pi}\p{Pf}"'„(]+|[\s\p{DI}\p{Pi}\p{Pf}"'.,;:!?)\]]+$/gu;

const withoutMarks = (given: string): string => given.replace(around, '');

/** The id that is meant: lower case, and a hyphen for blanks within. */
export const spelled = (given: string): string => withoutMarks(given).toLowerCase().replace(/\s+/g, '-');

/** Whether a text from an address may be shown: letters, digits, hyphens and blanks, 24 at most. */
export const canBeNamed = (given: string): boolean => /^[\p{L}\p{M}\p{N} -]{1,24}$/u.test(given);

/** The values of a parameter, each once. */
export const valuesIn = (query: URLSearchParams, name: string): string[] => {
  const values = query.getAll(name).map(withoutMarks).filter(Boolean);
  return values.filter((value, index) => values.findIndex((one) => spelled(one) === spelled(value)) === index);
};
