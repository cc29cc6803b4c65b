/** What is used of the packages of this folder, so that types are checked without installing them. */

declare module 'sharp' {
  type Picture = {
    resize: (size: { width?: number }) => Picture;
    removeAlpha: () => Picture;
    raw: () => Picture;
    png: (options: {
      palette: boolean;
      colors: number;
      dither: number;
      compressionLevel: number;
      effort: number;
    }) => Picture;
    avif: (options: { quality: number; effort: number; chromaSubsampling: string }) => Picture;
    webp: (options: { quality: number } | { lossless: boolean; effort: number }) => Picture;
    toBuffer: () => Promise<Buffer>;
    toFile: (file: string) => Promise<unknown>;
  };
  const sharp: (picture: Buffer) => Picture;
  export default sharp;
}

declare module 'fontkit' {
  type Command = 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
  type Glyph = { path: { commands: readonly { command: Command; args: readonly number[] }[]; toSVG: () => string } };
  export type Font = {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    lineGap: number;
    capHeight: number;
    characterSet: readonly number[];
    layout: (text: string) => {
      glyphs: readonly Glyph[];
      positions: readonly { xAdvance: number }[];
      advanceWidth: number;
    };
  };
  export const create: (font: Buffer) => Font;
  export const openSync: (file: string) => Font;
}

declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'sfnt';
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  };
  /** Subsets a font to the characters of `text`. */
  const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer>;
  export default subsetFont;
}
