const alphabet = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#';

const digits = new Map([...alphabet].map((character, value) => [character, value]));

/**
 * Encodes bytes as Z85 (ZeroMQ RFC 32): four bytes, the highest first, become five characters.
 * @returns undefined when the length is not divisible by 4, which the format cannot represent
 */
export function encodeZ85(bytes: Buffer): string | undefined {
  if (bytes.length % 4 !== 0) {
    return undefined;
  }
  let text = '';
  for (let offset = 0; offset < bytes.length; offset += 4) {
    let value = bytes.readUInt32BE(offset);
    let group = '';
    for (let position = 0; position < 5; position += 1) {
      group = (alphabet[value % 85] ?? '') + group;
      value = Math.floor(value / 85);
    }
    text += group;
  }
  return text;
}

/**
 * Decodes Z85 as leniently as the contract does (api-shop.md 6): printable characters outside the alphabet count as the
 * digit 0, and a value that is too high for four bytes loses its top.
 * @returns undefined when the length is not divisible by 5, or for a character below 0x20 or above 0x7f
 */
export function decodeZ85(text: string): Buffer | undefined {
  if (text.length % 5 !== 0 || !/^[ -\x7f]*$/.test(text)) {
    return undefined;
  }
  const bytes = Buffer.alloc((text.length / 5) * 4);
  for (let group = 0; group * 5 < text.length; group += 1) {
    const value = [...text.slice(group * 5, group * 5 + 5)].reduce(
      (sum, character) => sum * 85 + (digits.get(character) ?? 0),
      0,
    );
    bytes.writeUInt32BE(value % 2 ** 32, group * 4);
  }
  return bytes;
}
