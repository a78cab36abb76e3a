/** Returns bytes in base64. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(latin1(bytes));
}

/** Returns the bytes of base64 that the shop or this page has written. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const characters = atob(text);
  const bytes = new Uint8Array(characters.length);
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = characters.charCodeAt(at);
  }
  return bytes;
}

/** Returns whether a text is base64 that `fromBase64` can read. */
export function isBase64(text: string): boolean {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
}

/** Returns text as UTF-8. */
export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** Returns bytes as text, one character for each byte. */
export function latin1(bytes: Uint8Array): string {
  const pieces: string[] = [];
  // More arguments at once than this are too many for a call.
  for (let from = 0; from < bytes.length; from += 0x8000) {
    pieces.push(String.fromCharCode(...bytes.subarray(from, from + 0x8000)));
  }
  return pieces.join('');
}

/** Returns the text of UTF-8; undefined if the bytes aren't UTF-8. */
export function fromUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns bytes as text; undefined if they aren't UTF-8, or have characters that no text has. */
export function textOf(bytes: Uint8Array): string | undefined {
  const text = fromUtf8(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what tells text from other data
  return text === undefined || /[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text) ? undefined : text;
}

/** Joins pieces of data. */
export function joined(...pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Returns whether two pieces of data are the same. */
export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

/**
 * Finds the first empty line, which ends a message's head.
 * @returns where the empty line begins and where the body begins; both are the length if there is none
 */
export function findEmptyLine(bytes: Uint8Array): { readonly head: number; readonly body: number } {
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) {
    const length = bytes[at + 1] === 10 ? 1 : bytes[at + 1] === 13 && bytes[at + 2] === 10 ? 2 : 0;
    if (length > 0) {
      return { head: at + 1, body: at + 1 + length };
    }
  }
  return { head: bytes.length, body: bytes.length };
}
