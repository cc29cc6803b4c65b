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
