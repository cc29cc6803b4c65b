import type { SearchEntry } from './entry';

const fields = ['kind', 'title', 'text', 'href', 'weight', 'words', 'audience', 'action'] as const;

/** Entries as columns, one for each field: like stands beside like, which compresses to less than entry after entry. */
export type PackedEntries = Record<(typeof fields)[number], (unknown | null)[]>;

/** @returns what JSON can hold: a missing field is null */
export const pack = (entries: readonly SearchEntry[]): PackedEntries =>
  Object.fromEntries(fields.map((field) => [field, entries.map((entry) => entry[field] ?? null)])) as PackedEntries;

/** The entries of a file that the build wrote. */
export const unpack = (packed: PackedEntries): SearchEntry[] =>
  packed.title.map(
    (_, at) =>
      Object.fromEntries(
        fields.flatMap((field) => (packed[field][at] === null ? [] : [[field, packed[field][at]]])),
      ) as unknown as SearchEntry,
  );
