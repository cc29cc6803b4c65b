/** How many sheets a page takes when it is printed as this PDF. */
export const sheets = (pdf: Buffer): number =>
  Number(/\/Type\s*\/Pages[^>]*\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]);
