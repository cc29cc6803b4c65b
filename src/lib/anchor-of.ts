/** @returns the element that a hash names; null if there is none, also for a hash that cannot be decoded */
export const anchorOf = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};
