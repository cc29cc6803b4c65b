import { useEffect, useMemo, useRef, useState } from 'react';
import { isPicture } from '../../lib/files';
import { shownPicture } from '../../lib/small-picture';
import type { SketchFiles } from './kept-files';

/**
 * Object URLs of the uploaded pictures, each made once and revoked when its file is replaced or nothing shows it any more.
 * @returns the addresses by the position of the files, undefined for a file that is no picture, cannot be read, or is not ready
 * yet; and that of the logo
 */
export const useFileAddresses = ({ media, logo }: SketchFiles) => {
  const [addresses, setAddresses] = useState<ReadonlyMap<File, string | undefined>>(new Map());
  /** Undefined until a picture is ready. */
  const made = useRef(new Map<File, string | undefined>());
  useEffect(() => {
    const shown = new Set([...media, ...(logo ? [logo] : [])].filter(isPicture));
    for (const [file, address] of made.current) {
      if (shown.has(file)) continue;
      made.current.delete(file);
      if (address) URL.revokeObjectURL(address);
    }
    const show = (file: File, picture: Blob) => {
      if (!made.current.has(file) || made.current.get(file)) return;
      made.current.set(file, URL.createObjectURL(picture));
      setAddresses(new Map(made.current));
    };
    for (const file of shown) {
      if (made.current.has(file)) continue;
      made.current.set(file, undefined);
      // One that cannot be read is drawn as a blank.
      shownPicture(file).then(
        (picture) => show(file, picture),
        () => {},
      );
    }
  }, [media, logo]);
  useEffect(
    () => () => {
      for (const address of made.current.values()) if (address) URL.revokeObjectURL(address);
      made.current = new Map();
    },
    [],
  );
  return useMemo(
    () => ({
      images: media.map((file) => addresses.get(file)),
      logo: logo && addresses.get(logo),
    }),
    [addresses, media, logo],
  );
};
