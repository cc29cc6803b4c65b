/**
 * What a page may weigh on first load. Sizes in kB (1000 bytes) as a host sends them: text brotli-compressed.
 */
export const budget = {
  /** Scripts: of the start page, of any public page, of any account or order page. */
  homeScript: 100,
  publicScript: 115,
  workspaceScript: 165,
  /** The style sheet that all pages share. */
  styles: 15,
  /** The HTML of the start page: with 1.2 kB of headers (`public/_headers`), the ten packets that a host sends before it waits for an answer. */
  homeHtml: 13.4,
  /** Everything the start page loads before any video. */
  homeTotal: 250,
} as const;
