/**
 * Copies a text to the clipboard.
 * @returns false if the browser refuses, or has no clipboard, as on a page without https
 */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
