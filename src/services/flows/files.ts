import type { UploadRule } from '../../content/types';
import { hasEnding } from '../../lib/files';

/** What is stored of a file: name, size in bytes and MIME type, never its content. */
export type FileNote = { name: string; size: number; type: string };

/**
 * The files that are sent: those of an accepted type; of a field for a single file, only the last one. The number that a
 * label states ('up to 10 files') is no limit.
 */
export const usedFiles = <T extends { name: string }>(files: readonly T[], rule: UploadRule): T[] => {
  const fitting = files.filter((file) => hasEnding(file.name, rule.accept));
  return rule.single ? fitting.slice(-1) : fitting;
};

/**
 * The files that cannot be read any more, because they were changed, moved or deleted since they were attached. A browser opens a
 * file only when it is read.
 */
export const goneFiles = async (files: readonly File[]): Promise<readonly File[]> => {
  const reads = await Promise.allSettled(files.map((file) => file.slice(0, 1).arrayBuffer()));
  return files.filter((_, index) => reads[index]?.status === 'rejected');
};

/** Notes on the files that are sent, for a submission. */
export const describeFiles = (files: readonly File[], rule: UploadRule): FileNote[] =>
  usedFiles(files, rule).map(({ name, size, type }) => ({ name, size, type }));

/** '640 bytes', '12 kB', '3.4 MB'. */
export const formatBytes = (bytes: number): string => {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
};
