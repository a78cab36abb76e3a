/** A text of characters 0 to 255, one per byte: how bytes travel to the host and back. */
export type ByteText = string;

const base64Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes of a text in UTF-8. */
export function encodeUtf8(text: string): ByteText {
  let encoded = '';
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (code < 0x80) {
      encoded += String.fromCharCode(code);
    } else if (code < 0x800) {
      encoded += String.fromCharCode(0xc0 | (code >> 6), 0x80 | (code & 63));
    } else if (code < 0x10000) {
      encoded += String.fromCharCode(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    } else {
      encoded += String.fromCharCode(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      );
    }
  }
  return encoded;
}

/** The text that UTF-8 bytes stand for; what is none becomes U+FFFD. */
export function decodeUtf8(bytes: ByteText): string {
  if (!/[\x80-\xff]/.test(bytes)) {
    return bytes;
  }
  return bytes.replace(
    /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}|[\x80-\xff]/g,
    (sequence) => {
      const [first = 0, ...rest] = [...sequence].map((character) => character.charCodeAt(0));
      if (rest.length === 0) {
        return '\ufffd';
      }
      const point = rest.reduce((code, byte) => (code << 6) | (byte & 63), first & (0x3f >> rest.length));
      const isValid = point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
      return isValid ? String.fromCodePoint(point) : '\ufffd';
    },
  );
}

export function encodeBase64(bytes: ByteText): string {
  let encoded = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at;
    const group =
      (bytes.charCodeAt(at) << 16) | ((bytes.charCodeAt(at + 1) || 0) << 8) | (bytes.charCodeAt(at + 2) || 0);
    const digits = [18, 12, 6, 0].map((shift) => base64Alphabet.charAt((group >> shift) & 63));
    encoded +=
      left === 1 ? `${digits[0]}${digits[1]}==` : left === 2 ? `${digits.slice(0, 3).join('')}=` : digits.join('');
  }
  return encoded;
}

export function decodeBase64(text: string): ByteText {
  let decoded = '';
  let bits = 0;
  let held = 0;
  for (const character of text.replace(/-/g, '+').replace(/_/g, '/')) {
    const digit = base64Alphabet.indexOf(character);
    if (digit === -1) {
      continue;
    }
    held = ((held << 6) | digit) & 0xffffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      decoded += String.fromCharCode((held >> bits) & 255);
    }
  }
  return decoded;
}

export function encodeHex(bytes: ByteText): string {
  return [...bytes].map((character) => character.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}

export function decodeHex(text: string): ByteText {
  return (text.match(/[\da-f]{2}/gi) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join('');
}

/** Bytes of a text in one of Node's encodings. */
export function encode(text: string, encoding = 'utf8'): ByteText {
  switch (encoding.toLowerCase()) {
    case 'hex':
      return decodeHex(text);
    case 'base64':
    case 'base64url':
      return decodeBase64(text);
    case 'latin1':
    case 'binary':
    case 'ascii':
      return text.replace(/[\u0080-\uffff]/g, (character) => String.fromCharCode(character.charCodeAt(0) & 255));
    case 'utf16le':
    case 'ucs2':
      return text.replace(/[\s\S]/g, (character) => {
        const code = character.charCodeAt(0);
        return String.fromCharCode(code & 255, code >> 8);
      });
    default:
      return encodeUtf8(text);
  }
}

/** The text of bytes in one of Node's encodings. */
export function decode(bytes: ByteText, encoding = 'utf8'): string {
  switch (encoding.toLowerCase()) {
    case 'hex':
      return encodeHex(bytes);
    case 'base64':
      return encodeBase64(bytes);
    case 'base64url':
      return encodeBase64(bytes)
        .replace(/\+/g, '-')
        .replace(/\//g, '_')
        .replace(/={1,2}$/, '');
    case 'latin1':
    case 'binary':
    case 'ascii':
      return bytes;
    default:
      return decodeUtf8(bytes);
  }
}
