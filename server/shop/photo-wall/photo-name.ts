/** Endings of stored photos, by the type that the client declares. */
const endings: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/jpg', 'jpg'],
]);

/** Longest name without number and ending, in bytes of UTF-8. */
const longestName = 255;

/**
 * Makes the name under which a photo is stored and served (api-shop.md 19): the client's file name without forbidden
 * characters, in lower case, with hyphens for blanks, and with a number so that no two are the same.
 * @param now milliseconds since the epoch
 * @returns undefined for a type that no photo has
 */
export function photoName(clientName: string, declaredType: string, now: number): string | undefined {
  const ending = endings.get(declaredType.toLowerCase());
  if (ending === undefined) {
    return undefined;
  }
  const name = fileName(clientName).toLowerCase().replaceAll(' ', '-');
  return `${name}-${now}.${ending}`;
}

/** Removes whatever some system refuses in a file name. */
function fileName(text: string): string {
  const allowed = text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes.
    .replace(/[/?<>\\:*|"\u0000-\u001f\u0080-\u009f]/g, '')
    .replace(/^\.+$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?$/i, '');
  // A character that is cut in the middle is left out.
  return new TextDecoder().decode(Buffer.from(withoutEnd(allowed)).subarray(0, longestName), { stream: true });
}

/** Removes the dots and blanks at the end of the text. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (text[end - 1] === '.' || text[end - 1] === ' ') {
    end -= 1;
  }
  return text.slice(0, end);
}
