/**
 * What a page may weigh on first load. Sizes in kB (1000 bytes) as a host sends them: text brotli-compressed. The script
 * limits hold what is reached today; the aim is 100 for the start page, 115 for public and 165 for all other pages.
 */
export const budget = {
  /** Scripts: of the start page, of any public page, of any account or order page. */
  homeScript: 122,
  publicScript: 122,
  workspaceScript: 176,
  /** The style sheet that all pages share. */
  styles: 15,
  /** Everything the start page loads before any video. */
  homeTotal: 250,
} as const;
