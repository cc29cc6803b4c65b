type Size = { width: number; height: number };

/** Markers of a JPEG that begin like those of a frame, and are none: tables, an extension, arithmetic coding. */
const noFrames = [0xc4, 0xc8, 0xcc];

/**
 * The size that a PNG, GIF or JPEG states, as it is stored: a camera may say beside it that it is to be turned. The pixels are not
 * decoded, which takes four bytes for each of them.
 * @returns null for any other file @throws if the file cannot be read
 */
export const pictureSize = async (file: Blob): Promise<Size | null> => {
  const read = async (from: number, length: number) =>
    new DataView(await file.slice(from, from + length).arrayBuffer());
  const head = await read(0, 24);
  if (head.byteLength < 24) return null;
  const signature = head.getUint32(0);
  if (signature === 0x89504e47) return { width: head.getUint32(16), height: head.getUint32(20) };
  if (signature === 0x47494638) return { width: head.getUint16(6, true), height: head.getUint16(8, true) };
  if (signature >>> 16 !== 0xffd8) return null;
  for (let at = 2; ; ) {
    const segment = await read(at, 9);
    if (segment.byteLength < 9 || segment.getUint8(0) !== 0xff) return null;
    const marker = segment.getUint8(1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && !noFrames.includes(marker);
    if (isFrame) return { width: segment.getUint16(7), height: segment.getUint16(5) };
    at += 2 + segment.getUint16(2);
  }
};
