/** Saves a text as a download of the browser. An app around the page asks where to put it. */
export function download(text: string, fileName: string, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // By then the download has read the bytes.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
