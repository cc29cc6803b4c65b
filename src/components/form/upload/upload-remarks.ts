import { useEffect, useEffectEvent, useState } from 'react';
import { plural } from '../../../content/format/numbers';
import type { UploadRule } from '../../../content/types';
import { useListener } from '../../../hooks/use-listener';
import { hasEnding } from '../../../lib/files';
import { goneFiles, usedFiles } from '../../../services/files';

/** '.png, .jpg or .pdf' → 'PNG, JPG or PDF'. */
export const typeNames = (accept: readonly string[]): string => {
  const names = accept.map((ending) => ending.slice(1).toUpperCase());
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
};

export const goneRemark = 'This file has changed or is gone. Attach it again.';
const emptyRemark = 'This file is empty. Attach it again.';

/** A remark on the file at `index` if it is not sent or is one too many, else null. A remark blocks nothing. */
export const remarkOn = (
  files: readonly { name: string; size: number }[],
  index: number,
  rule: UploadRule,
): string | null => {
  const file = files[index];
  if (!file) return null;
  if (!hasEnding(file.name, rule.accept)) return `This file type is not sent. Use ${typeNames(rule.accept)}.`;
  if (file.size === 0) return emptyRemark;
  const used = usedFiles(files, rule);
  if (!used.includes(file)) return `Only one file is sent: ${used.at(-1)?.name} replaces this one.`;
  if (rule.limit !== undefined && used.indexOf(file) >= rule.limit)
    return `More than ${rule.limit} files: this one is sent too, but we may not use it.`;
  return null;
};

type FileInfo = { name: string; size: number; lastModified: number };

export const fileKey = ({ name, size, lastModified }: FileInfo): string => `${name}/${size}/${lastModified}`;

export const addFiles = <T extends FileInfo>(
  before: readonly T[],
  added: readonly T[],
  rule: UploadRule,
): { files: T[]; news: string } => {
  const seen = new Set(before.map(fileKey));
  const fresh: T[] = [];
  const repeated: T[] = [];
  for (const file of added) {
    (seen.has(fileKey(file)) ? repeated : fresh).push(file);
    seen.add(fileKey(file));
  }
  const files = [...before, ...fresh];
  const odd = fresh.filter((file) => remarkOn(files, files.indexOf(file), rule) !== null);
  const news = [
    fresh.length > 0 && `Added ${plural(fresh.length, 'file')}.`,
    repeated.length > 0 && `Already in the list: ${plural(repeated.length, 'file')}.`,
    odd.length > 0 && `See the remark on ${plural(odd.length, 'file')}.`,
  ];
  return { files, news: news.filter(Boolean).join(' ') };
};

/** Which of the files have changed or are gone: looked at when one is attached, when the page gets the focus, and by `find`. */
export const useGoneFiles = (files: readonly File[]) => {
  const [found, setFound] = useState<readonly File[]>([]);
  const find = async (all: readonly File[]) => {
    const gone = await goneFiles(all);
    setFound((before) => (before.length + gone.length > 0 ? gone : before));
    return gone;
  };
  const findAgain = useEffectEvent(() => find(files));
  const attached = files.map(fileKey).join();
  useEffect(() => {
    if (attached !== '') void findAgain();
  }, [attached]);
  useListener('focus', () => void find(files), { isOn: attached !== '' });
  return { gone: found.filter((file) => files.includes(file)), find };
};
