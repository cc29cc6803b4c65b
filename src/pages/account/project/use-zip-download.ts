import { useState } from 'react';
import { useRunAction } from '../../../components/feedback/run-action';
import { downloadStarted, zipTexts } from '../../../content/format/started-download';
import { downloadFile } from '../../../lib/copy-and-download';

type Archive = {
  name: string;
  files: Readonly<Record<string, Blob | string>>;
  /** What is missing in it. */
  remark?: string;
};

/** Downloads an archive of files by their path. @param make loads what makes the files, at the press */
export const useZipDownload = (make: () => Promise<Archive>) => {
  const [message, setMessage] = useState('');
  const [download, isBusy] = useRunAction(async () => {
    setMessage(zipTexts.preparing);
    try {
      // Without its workers, which come from `blob:` and are refused by the security policy.
      const [{ strToU8, zipSync }, { name, files, remark = '' }] = await Promise.all([import('fflate'), make()]);
      const bytes: Record<string, Uint8Array> = {};
      for (const [path, content] of Object.entries(files))
        bytes[path] = typeof content === 'string' ? strToU8(content) : new Uint8Array(await content.arrayBuffer());
      downloadFile(name, new Blob([zipSync(bytes) as Uint8Array<ArrayBuffer>], { type: 'application/zip' }));
      setMessage(`${downloadStarted(name)} ${remark}`.trim());
    } catch {
      setMessage(zipTexts.notLoaded);
    }
  });
  return { download, isBusy, message, setMessage };
};
