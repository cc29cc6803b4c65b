import { expect, it, vi } from 'vitest';
import { embedPictures, readAsDataUrl } from '../../src/components/sketch/site/embed-pictures';
import { savedText } from '../../src/content/flows/sketch-drawing';
import { shownPicture, thumbnailOf } from '../../src/lib/small-picture';

const picture = (width: number, height: number) =>
  new Promise<Blob>((resolve) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.fillRect(0, 0, width, height);
    canvas.toBlob((blob) => blob && resolve(blob), 'image/jpeg');
  });

it('where a canvas gives back noise, the drawing and the download have the file itself, a list no large photo', async () => {
  const read = CanvasRenderingContext2D.prototype.getImageData;
  vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockImplementation(function (this: object, ...area) {
    const image: ImageData = Reflect.apply(read, this, area);
    // A single channel of a single pixel, as some browsers do.
    image.data[5] = (image.data[5] ?? 0) ^ 1;
    return image;
  });
  const [photo, small] = [await picture(2400, 1200), await picture(20, 10)];
  const broken = new Blob(['no picture'], { type: 'image/png' });
  expect(await shownPicture(photo)).toBe(photo);
  await expect(shownPicture(broken)).rejects.toThrow();
  await expect(thumbnailOf(photo)).rejects.toThrow();
  expect(await thumbnailOf(small)).toBe(small);
  const { urls, ...rest } = await embedPictures([photo, broken]);
  expect(urls).toEqual([await readAsDataUrl(photo), undefined]);
  expect(rest).toEqual({ unreadable: [broken], tooLarge: [], areWhole: true });
  const text = savedText('a.html', { unreadable: [], tooLarge: [], areWhole: true });
  expect(text).toContain('as large as your files, because this browser’s privacy settings');
});
