/** Hands a file to the browser's downloads. */
export const saveFile = (content: Blob, fileName: string): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Freed once the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(url), 0);
};
