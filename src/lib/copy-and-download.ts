/** @returns false if the browser refuses, or has no clipboard, as on a page without https */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

export const downloadText = (fileName: string, type: string, text: string): void =>
  downloadFile(fileName, new Blob([text], { type: `${type};charset=utf-8` }));

export const downloadFile = (fileName: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Only after the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
};
