/**
 * What a page may weigh on first load. Sizes in kB (1000 bytes) as a host sends them: text brotli-compressed.
 */
export const budget = {
  /** Scripts: of the start page, of any public page, of any account or order page. */
  homeScript: 120,
  publicScript: 131,
  workspaceScript: 190,
  /** The style sheet that all pages share. */
  styles: 15,
  /** The HTML of the start page. */
  homeHtml: 15,
  /** Everything the start page loads before any video. */
  homeTotal: 270,
} as const;
