import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Field } from '../../src/components/media/tiles/types';
import type { Derive } from './lock';
import { toSvg } from './tiles/svg';

const publicFolder = fileURLToPath(new URL('../../public/', import.meta.url));

/** The path of a file below `public/`; makes its folder. */
export const publicPath = async (name: string): Promise<string> => {
  const path = join(publicFolder, name);
  await mkdir(dirname(path), { recursive: true });
  return path;
};

/** Writes text or bytes below `public/`. */
export const writePublic = async (name: string, content: string | Uint8Array): Promise<void> =>
  writeFile(await publicPath(name), content);

/** Writes an SVG below `public/`. */
export const writeSvg = (derive: Derive, name: string, svg: string): Promise<void> =>
  derive([name], svg, () => writePublic(name, svg));

/** Writes an SVG as a PNG below `public/`. */
export const writePng = (derive: Derive, name: string, svg: string): Promise<void> =>
  derive([name], svg, async () => writePublic(name, await pngOf(svg)));

/** Writes a picture as AVIF and WebP, drawn anew for each width, so that no edge is blurred by scaling. `over`: see `toSvg`. */
export const writePicture = async (
  derive: Derive,
  name: (width: number) => string,
  field: Field,
  widths: readonly number[],
  over = '',
) => {
  const drawings = widths.map((width) => ({ name: name(width), svg: toSvg(field, width, over) }));
  const files = drawings.flatMap((drawing) => [`${drawing.name}.avif`, `${drawing.name}.webp`]);
  await derive(files, drawings.map(({ svg }) => svg).join(''), async () => {
    for (const drawing of drawings) {
      const svg = Buffer.from(drawing.svg);
      await sharp(svg)
        .avif({ quality: 70, effort: 6, chromaSubsampling: '4:4:4' })
        .toFile(await publicPath(`${drawing.name}.avif`));
      // Flat color: lossless is smaller than lossy here, and exact.
      await sharp(svg)
        .webp({ lossless: true, effort: 6 })
        .toFile(await publicPath(`${drawing.name}.webp`));
    }
  });
};

/** An SVG as PNG bytes in few colors. */
export const pngOf = (svg: string, width?: number): Promise<Buffer> =>
  sharp(Buffer.from(svg))
    .resize(width === undefined ? {} : { width })
    .png({ palette: true, colors: 64, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer();

/** An SVG as raw RGB bytes. */
export const pixelsOf = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
