import type { UploadRule } from '../../content/types';

/** What a form keeps of a file: never its content. */
export type FileNote = { name: string; size: number; type: string };

/** Whether a file has one of the endings. Judged by name, as the browser's own dialog does; case does not matter. */
export const hasEnding = ({ name }: { name: string }, accept: readonly string[]): boolean =>
  accept.some((ending) => name.toLowerCase().endsWith(ending.toLowerCase()));

/**
 * The files that are sent: those of an accepted type, and of a single-file field the last of them. Files beyond the
 * number that the label states are sent too.
 */
export const usedFiles = <T extends { name: string }>(files: readonly T[], rule: UploadRule): T[] => {
  const fitting = files.filter((file) => hasEnding(file, rule.accept));
  return rule.single ? fitting.slice(-1) : fitting;
};

/** The files that are sent, as name, size in bytes and MIME type, for a submission. */
export const describeFiles = (files: readonly File[], rule: UploadRule): FileNote[] =>
  usedFiles(files, rule).map(({ name, size, type }) => ({ name, size, type }));

/** '640 bytes', '12 kB', '3.4 MB'. */
export const formatBytes = (bytes: number): string => {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
};
