/**
 * Performance budget: the largest first load of a page, in kB (1000 bytes) as a host sends it, text compressed with brotli.
 */
export const budget = {
  /** All scripts that a page loads by itself. How many files they are does not count: with HTTP/2 they share a connection. */
  homeScript: 142,
  publicScript: 146.5,
  workspaceScript: 210,
  /** What opening the search adds to a public page: dialog, MiniSearch, Radix's dialog and the index. */
  search: 40,
  /** What the sketch adds to the Instant Site form: its drawing, the dialog and the download. */
  firstDraft: 31.6,
  /** What the drawing on the home page adds to it: neither the dialog nor the download. */
  homeDraft: 31,
  /** The drawing of 'Sort, Cut, Set', which moves by scrolling. */
  movement: 5,
  /** The style sheet, which is the same for all pages. */
  styles: 17.2,
  /** The HTML of the home page. With its headers, a server sends 14.6 kB before it waits for the browser: ten packets (RFC 6928). */
  homeHtml: 14.2,
  /** Everything the home page loads, without videos. */
  homeTotal: 270,
} as const;
