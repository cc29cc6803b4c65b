/** The longest side of a picture in the file, and the length of all pictures together. */
const largestSide = 1600;
const largestTotal = 5_000_000;
/** A picture of this many bytes or fewer stays as it is, if its sides allow it. */
const smallFile = 400_000;

/** @throws if the content cannot be read */
export const readAsDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

const scaled = async (file: Blob): Promise<Blob> => {
  // Drawn at any size, and mostly small.
  if (file.type === 'image/svg+xml') return file;
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, largestSide / Math.max(bitmap.width, bitmap.height));
  if (scale === 1 && file.size <= smallFile) return file;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // A PNG may be transparent. A browser that cannot write WebP writes a PNG instead.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? file), type, 0.85));
};

/**
 * Pictures as data URLs, in their order, as many as fit.
 * @returns undefined in place of a picture that was not there, cannot be read, or does not fit; the last two are counted
 */
export const embedPictures = async (files: readonly (Blob | undefined)[]) => {
  let room = largestTotal;
  let leftOut = 0;
  const urls: (string | undefined)[] = [];
  for (const file of files) {
    const url =
      file &&
      (await scaled(file)
        .then(readAsDataUrl)
        .catch(() => undefined));
    const fits = url !== undefined && url.length <= room;
    if (fits) room -= url.length;
    else if (file) leftOut += 1;
    urls.push(fits ? url : undefined);
  }
  return { urls, leftOut };
};
