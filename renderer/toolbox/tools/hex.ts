import { fromHex, toHex } from '../bytes/hex.ts';
import { toBytes, toText } from '../bytes/text.ts';
import { twoWay } from '../parts/two-way.ts';
import type { Tool } from '../tool.ts';

export const hex: Tool = {
  id: 'hex',
  title: 'Hex',
  group: 'Encodings',
  about: 'Two digits from 0 to f for each byte of a text in UTF-8. Spaces, colons and 0x between them are skipped.',
  build: () =>
    twoWay({
      id: 'hex',
      plain: 'Text',
      encoded: 'Hex',
      encode: (text) => toHex(toBytes(text)),
      decode: (text) => toText(fromHex(text)),
    }),
};
