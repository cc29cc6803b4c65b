/** Hands a text to the browser as a file to save. */
export const downloadText = (fileName: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Revoked only after the browser has taken the file up.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
};
