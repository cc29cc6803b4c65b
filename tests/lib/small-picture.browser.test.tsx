import { expect, it, vi } from 'vitest';
import { shownPicture, thumbnailOf } from '../../src/lib/small-picture';

/** A picture whose left half is red, the other blue. */
const picture = (width: number, height: number, type = 'image/jpeg') => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  for (const [color, x] of [
    ['red', 0],
    ['blue', width / 2],
  ] as const) {
    if (context) context.fillStyle = color;
    context?.fillRect(x, 0, width / 2, height);
  }
  return new Promise<Blob>((resolve) => canvas.toBlob((blob) => blob && resolve(blob), type));
};

/** A JPEG with the note of a phone that was held upright: the left side of the picture is its top. */
const upright = async (jpeg: Blob) => {
  const exif = [0xff, 0xe1, 0, 34, ...new TextEncoder().encode('Exif\0\0II*\0'), 8, 0, 0, 0, 1, 0];
  const orientation = [0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0];
  return new Blob([jpeg.slice(0, 2), new Uint8Array([...exif, ...orientation]), jpeg.slice(2)], { type: jpeg.type });
};

const look = async (blob: Blob) => {
  const bitmap = await createImageBitmap(blob);
  const context = Object.assign(document.createElement('canvas'), bitmap).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const colorAt = (x: number, y: number) => {
    const [red = 0, , blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
    return red > blue ? 'red' : 'blue';
  };
  const { width, height } = bitmap;
  return { size: [width, height], first: colorAt(5, 5), last: colorAt(width - 5, height - 5) };
};

it('a photo is reduced, and keeps its orientation', async () => {
  const photo = await picture(2400, 1200);
  expect((await look(await thumbnailOf(photo))).size).toEqual([800, 400]);
  expect(await look(await shownPicture(photo))).toEqual({ size: [800, 400], first: 'red', last: 'blue' });
  const shown = await look(await shownPicture(await upright(photo)));
  expect(shown).toEqual({ size: [400, 800], first: 'red', last: 'blue' });
});

it('photos are decoded one at a time, in a reduced size, and each is closed', async () => {
  const decode = createImageBitmap;
  let open = 0;
  const most: number[] = [];
  vi.spyOn(window, 'createImageBitmap').mockImplementation(async (...given: unknown[]) => {
    expect(given[1]).toMatchObject({ resizeWidth: 1600 });
    most.push(++open);
    const bitmap = await Reflect.apply(decode, window, given);
    const close = bitmap.close.bind(bitmap);
    bitmap.close = () => {
      open -= 1;
      close();
    };
    return bitmap;
  });
  await Promise.all((await Promise.all([1, 2, 3].map(() => picture(2400, 1200)))).map(shownPicture));
  expect({ most, open }).toEqual({ most: [1, 1, 1], open: 0 });
});

it.each(['image/png', 'image/jpeg'])('a %s of two megapixels is shown as it is, and so is an SVG', async (type) => {
  const small = await picture(2000, 1000, type);
  expect(await shownPicture(small)).toBe(small);
  const drawing = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' });
  expect(await shownPicture(drawing)).toBe(drawing);
});

it('what is no picture fails, and the next one is shown', async () => {
  await expect(shownPicture(new Blob(['no picture'], { type: 'image/png' }))).rejects.toThrow();
  expect((await look(await shownPicture(await picture(2400, 1200)))).size).toEqual([800, 400]);
});
