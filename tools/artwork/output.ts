import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './install';
import type { Derive } from './lock';
import { toSvg } from './tiles/svg';
import type { Field } from './tiles/types';

const publicFolder = fileURLToPath(new URL('../../public/', import.meta.url));

/** What turns an SVG into a picture. Loaded for what is drawn, so that finding out what is current needs none of its packages. */
export const loadEncoders = () => {
  installPackages();
  return import('./encode');
};

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

/** An SVG as PNG bytes in few colors. */
export const pngOf = async (svg: string): Promise<Buffer> => (await loadEncoders()).pngOf(svg);

/** Writes an SVG as a PNG below `public/`. */
export const writePng = (derive: Derive, name: string, svg: string): Promise<void> =>
  derive([name], svg, async () => writePublic(name, await pngOf(svg)));

/**
 * Writes SVGs as AVIF and WebP.
 * @param drawings names below `public/`, without an ending
 * @param largest a file of more bytes is refused
 */
export const writeDrawings = (
  derive: Derive,
  drawings: readonly { name: string; svg: string }[],
  largest = Number.POSITIVE_INFINITY,
) => {
  const files = drawings.flatMap(({ name }) => [`${name}.avif`, `${name}.webp`]);
  return derive(files, drawings.map(({ svg }) => svg).join(''), async () => {
    const { writeAvifAndWebp } = await loadEncoders();
    for (const { name, svg } of drawings) {
      const files = [await publicPath(`${name}.avif`), await publicPath(`${name}.webp`)] as const;
      await writeAvifAndWebp(svg, ...files);
      for (const file of files) {
        const { size } = await stat(file);
        if (size > largest) throw new Error(`${file}: a picture of ${size} bytes`);
      }
    }
  });
};

/** Writes a picture as AVIF and WebP, drawn anew for each width, so that no edge is blurred by scaling. `over`: see `toSvg`. */
export const writePicture = (
  derive: Derive,
  name: (width: number) => string,
  field: Field,
  widths: readonly number[],
  over = '',
) =>
  writeDrawings(
    derive,
    widths.map((width) => ({ name: name(width), svg: toSvg(field, width, over) })),
  );
