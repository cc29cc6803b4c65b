/** The element that a URL hash points to; null if there is none or the hash cannot be decoded. */
export const anchorOf = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};
