import sharp from 'sharp';

/** Writes an SVG or a picture as AVIF and as WebP. */
export const writeAvifAndWebp = async (svg: string, avifFile: string, webpFile: string): Promise<void> => {
  const source = Buffer.from(svg);
  await sharp(source).avif({ quality: 70, effort: 6, chromaSubsampling: '4:4:4' }).toFile(avifFile);
  // Flat color: lossless is smaller than lossy here, and exact.
  await sharp(source).webp({ lossless: true, effort: 6 }).toFile(webpFile);
};

/** An SVG as PNG bytes in few colors. */
export const pngOf = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, colors: 64, dither: 0, compressionLevel: 9, effort: 10 }).toBuffer();

/** An SVG as raw RGB bytes. */
export const pixelsOf = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();

/** Writes a screenshot as WebP, `width` pixels wide. */
export const writeScreenshot = async (png: Buffer, width: number, quality: number, file: string): Promise<void> => {
  await sharp(png).resize({ width }).webp({ quality }).toFile(file);
};
