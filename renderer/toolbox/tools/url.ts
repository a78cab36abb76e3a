import { Refusal } from '../parts/refusal.ts';
import { twoWay } from '../parts/two-way.ts';
import type { Tool } from '../tool.ts';

export const url: Tool = {
  id: 'url',
  title: 'URL',
  group: 'Encodings',
  about:
    'Percent signs for characters that an address may not contain. Encode twice for a server that decodes twice: %00 becomes %2500.',
  build: () =>
    twoWay({
      id: 'url',
      plain: 'Text',
      encoded: 'URL-encoded',
      encode: (text) => {
        try {
          return encodeURIComponent(text);
        } catch {
          throw new Refusal('This contains half of a character, which has no bytes.');
        }
      },
      decode: (text) => {
        try {
          return decodeURIComponent(text);
        } catch {
          throw new Refusal('A percent sign needs two hex digits after it, and the bytes have to be UTF-8.');
        }
      },
    }),
};
