import { plural } from '../content/format/numbers';
import type { UploadRule } from '../content/types';
import { hasEnding } from '../lib/files';

export type FileNote = { name: string; size: number; type: string };

/** The files of an accepted type that are not empty; of a field for one file the last. The number that a label states is no limit. */
export const usedFiles = <T extends { name: string; size: number }>(files: readonly T[], rule: UploadRule): T[] => {
  const fitting = files.filter(({ name, size }) => size > 0 && hasEnding(name, rule.accept));
  return rule.single ? fitting.slice(-1) : fitting;
};

/** The files that were changed, moved or deleted since they were attached: a browser opens a file only when it is read. */
export const goneFiles = async (files: readonly File[]): Promise<readonly File[]> => {
  const reads = await Promise.allSettled(files.map((file) => file.slice(0, 1).arrayBuffer()));
  return files.filter((_, index) => reads[index]?.status === 'rejected');
};

export const describeFiles = (files: readonly File[], rule: UploadRule): FileNote[] =>
  usedFiles(files, rule).map(({ name, size, type }) => ({ name, size, type }));

/** '640 bytes', '12 kB', '3.4 MB'. */
export const formatBytes = (bytes: number): string => {
  if (bytes < 1000) return plural(bytes, 'byte');
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
};
