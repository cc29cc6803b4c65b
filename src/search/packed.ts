import type { SearchEntry } from './entry';

// In the order that compresses best.
const fields = ['text', 'keywords', 'href', 'title', 'kind', 'audience', 'weight', 'action'] as const;

/** Entries as columns, one for each field. Similar values are side by side, so the file compresses better. */
export type PackedEntries = Record<(typeof fields)[number], (unknown | null)[]>;

/** A missing field becomes null, because JSON has no `undefined`. */
export const pack = (entries: readonly SearchEntry[]): PackedEntries =>
  Object.fromEntries(fields.map((field) => [field, entries.map((entry) => entry[field] ?? null)])) as PackedEntries;

export const unpack = (packed: PackedEntries): SearchEntry[] =>
  packed.title.map(
    (_, at) =>
      Object.fromEntries(
        fields.flatMap((field) => (packed[field][at] === null ? [] : [[field, packed[field][at]]])),
      ) as unknown as SearchEntry,
  );
