import { useEffect, useMemo, useRef, useState } from 'react';
import type { DraftFiles } from './kept-files';

const isPicture = ({ type }: File) => type.startsWith('image/');

/**
 * Object URLs of the uploaded pictures, each made once and revoked when its file is replaced or nothing shows it any more.
 * @returns the addresses by the position of the files, undefined for a file that is no picture; and that of the logo
 */
export const useFileAddresses = ({ media, logo }: DraftFiles) => {
  const [addresses, setAddresses] = useState<ReadonlyMap<File, string>>(new Map());
  const made = useRef<ReadonlyMap<File, string>>(new Map());
  useEffect(() => {
    const shown = new Set([...media, ...(logo ? [logo] : [])].filter(isPicture));
    const kept = made.current;
    const isSame = kept.size === shown.size && [...shown].every((file) => kept.has(file));
    if (isSame) return;
    for (const [file, address] of kept) if (!shown.has(file)) URL.revokeObjectURL(address);
    made.current = new Map([...shown].map((file) => [file, kept.get(file) ?? URL.createObjectURL(file)]));
    setAddresses(made.current);
  }, [media, logo]);
  useEffect(
    () => () => {
      for (const address of made.current.values()) URL.revokeObjectURL(address);
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
