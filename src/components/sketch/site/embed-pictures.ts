import { isCanvasTrue, pictureSize, shrinkPicture } from '../../../lib/small-picture';

/** The longest side of a picture in the file, and the length of all pictures together. */
const largestSide = 1600;
const largestTotal = 5_000_000;
/** A picture of this many bytes or fewer stays as it is, if its sides allow it. */
const smallFile = 400_000;

export const readAsDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** A picture as a file may have it: as it is, or made smaller. @throws if it cannot be read or decoded */
export const embeddable = async (file: Blob): Promise<Blob> => {
  const small = await shrinkPicture(file, largestSide);
  const size = await pictureSize(file);
  const isSmall = file.size <= smallFile && size && Math.max(size.width, size.height) <= largestSide;
  return isSmall ? file : small;
};

/**
 * Pictures as data URLs, in their order, as many as fit.
 * @returns undefined in place of a picture that was not there, cannot be read, or does not fit; the last two are listed; and
 * whether pictures are as large as their files, because this browser cannot reduce them
 */
export const embedPictures = async <T extends Blob>(files: readonly (T | undefined)[]) => {
  let room = largestTotal;
  const unreadable: T[] = [];
  const tooLarge: T[] = [];
  const urls: (string | undefined)[] = [];
  for (const file of files) {
    const url =
      file &&
      (await embeddable(file)
        .then(readAsDataUrl)
        .catch(() => null));
    const fits = typeof url === 'string' && url.length <= room;
    if (fits) room -= url.length;
    else if (file) (url === null ? unreadable : tooLarge).push(file);
    urls.push(fits ? url : undefined);
  }
  return { urls, unreadable, tooLarge, areWhole: urls.some(Boolean) && !isCanvasTrue() };
};
