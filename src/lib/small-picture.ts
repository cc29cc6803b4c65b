/** Makes pictures smaller before they are shown: a browser keeps four bytes for each pixel of what it shows. */

type Size = { width: number; height: number };

/** Markers of a JPEG in the range of frame markers that start no frame: tables, an extension, arithmetic coding. */
const noFrames = [0xc4, 0xc8, 0xcc];

/** The size that a PNG, GIF or JPEG states. @returns null for any other file @throws if the file cannot be read */
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

/** Whether a canvas gives back what was drawn on it: privacy settings add noise without an error. 256 pixels are read in no time. */
export const isCanvasTrue = (): boolean => {
  // Many pixels in two colors, because some settings change only a few, and none where all are the same.
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return false;
  context.fillStyle = 'red';
  context.fillRect(0, 0, 16, 16);
  context.fillStyle = 'blue';
  context.fillRect(0, 8, 16, 8);
  const full = (at: number) => at % 4 === 3 || at % 4 === (at < 512 ? 0 : 2);
  return context.getImageData(0, 0, 16, 16).data.every((value, at) => value === (full(at) ? 255 : 0));
};

const svg = 'image/svg+xml';
const mostPixels = 2_000_000;
/** The longest side in pixels that is shown; a larger picture is reduced to it. */
const shownSide = 800;

let last: Promise<unknown> = Promise.resolve();
/** Runs a step after all earlier ones: decoding takes two hundred megabytes for the photo of a phone. */
const oneAtATime = <T>(step: () => Promise<T>): Promise<T> => {
  const result = last.then(step);
  last = result.catch(() => {});
  return result;
};

/** A picture whose longest side is at most `side`; as it is an SVG, and where a canvas adds noise. @throws if it cannot be read or decoded */
export const shrinkPicture = (file: Blob, side: number): Promise<Blob> =>
  oneAtATime(async () => {
    if (file.type === svg) return file;
    const stored = await pictureSize(file);
    // Twice as large as needed, because this scaling is a coarse one. A finer one keeps copies of the whole picture.
    const scale = stored ? Math.min(1, (2 * side) / Math.max(stored.width, stored.height)) : 1;
    const bitmap = await createImageBitmap(file, {
      resizeWidth: stored ? Math.max(1, Math.round(stored.width * scale)) : 2 * side,
      resizeQuality: 'low',
      imageOrientation: 'from-image',
    });
    if (!isCanvasTrue()) {
      bitmap.close();
      return file;
    }
    const canvas = document.createElement('canvas');
    const rest = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
    canvas.width = Math.max(1, Math.round(bitmap.width * rest));
    canvas.height = Math.max(1, Math.round(bitmap.height * rest));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    // A PNG may be transparent. A browser that cannot write WebP writes a PNG instead.
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85));
    // Gives the pixels back now. The canvas itself is removed some time later.
    canvas.width = 0;
    if (!small) throw new Error('The picture could not be drawn');
    return small;
  });

const reduced = new WeakMap<Blob, Promise<Blob>>();

const isShownAsItIs = async (file: Blob): Promise<boolean> => {
  const size = await pictureSize(file);
  return file.type === svg || (size !== null && size.width * size.height <= mostPixels);
};

/** A picture for the screen. A large one is reduced, once for each file. @throws if it cannot be read or decoded */
export const shownPicture = async (file: Blob): Promise<Blob> => {
  if (await isShownAsItIs(file)) return file;
  const small = reduced.get(file) ?? shrinkPicture(file, shownSide);
  reduced.set(file, small);
  return small;
};

/** A picture for a list. @throws also if it is large and cannot be reduced, because many whole photos end a tab */
export const thumbnailOf = async (file: Blob): Promise<Blob> => {
  const picture = await shownPicture(file);
  if (picture === file && !(await isShownAsItIs(file))) throw new Error('The picture cannot be reduced');
  return picture;
};
