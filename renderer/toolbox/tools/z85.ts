import { toBytes, toText } from '../bytes/text.ts';
import { fromZ85, toZ85 } from '../bytes/z85.ts';
import { twoWay } from '../parts/two-way.ts';
import type { Tool } from '../tool.ts';

/** Applies a conversion to each line, because a list has one code per line. */
const byLine = (text: string, change: (line: string) => string): string => text.split('\n').map(change).join('\n');

export const z85: Tool = {
  id: 'z85',
  title: 'Z85',
  group: 'Encodings',
  about: 'Four bytes as five characters out of 85. Each line is converted separately, so a whole list works at once.',
  build: () =>
    twoWay({
      id: 'z85',
      plain: 'Text',
      encoded: 'Z85',
      encode: (text) => byLine(text, (line) => toZ85(toBytes(line))),
      decode: (text) => byLine(text, (line) => toText(fromZ85(line.trim()))),
    }),
};
