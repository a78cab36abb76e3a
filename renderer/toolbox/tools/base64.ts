import { type Base64Alphabet, fromBase64, toBase64 } from '../bytes/base64.ts';
import { toBytes, toText } from '../bytes/text.ts';
import { choiceField } from '../parts/fields.ts';
import { twoWay } from '../parts/two-way.ts';
import type { Tool } from '../tool.ts';

const alphabets: Readonly<Record<Base64Alphabet, string>> = {
  standard: 'Base64, with + / =',
  url: 'Base64url, with - _',
};

export const base64: Tool = {
  id: 'base64',
  title: 'Base64',
  group: 'Encodings',
  about: 'Bytes as letters, digits and two signs. It often ends with an equals sign. Both alphabets can be read.',
  build: () => {
    const alphabet = choiceField({ id: 'base64-alphabet', label: 'Written as' }, alphabets);
    return twoWay({
      id: 'base64',
      plain: 'Text',
      encoded: 'Base64',
      options: [alphabet],
      encode: (text) => toBase64(toBytes(text), alphabet.input.value === 'url' ? 'url' : 'standard'),
      decode: (text) => toText(fromBase64(text)),
    });
  },
};
