import { strToU8, zipSync } from 'fflate';

const bytesOf = async (content: Blob | string): Promise<Uint8Array> =>
  typeof content === 'string' ? strToU8(content) : new Uint8Array(await content.arrayBuffer());

/** An archive of files by their path. @throws if a file can no longer be read */
export const zip = async (files: Readonly<Record<string, Blob | string>>): Promise<Blob> => {
  const entries = await Promise.all(
    Object.entries(files).map(async ([path, content]) => [path, await bytesOf(content)] as const),
  );
  return new Blob([zipSync(Object.fromEntries(entries)) as Uint8Array<ArrayBuffer>], { type: 'application/zip' });
};
