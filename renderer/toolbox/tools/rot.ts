import { numberField } from '../parts/fields.ts';
import { twoWay } from '../parts/two-way.ts';
import type { Tool } from '../tool.ts';

const letters = 26;

export const rot: Tool = {
  id: 'rot13',
  title: 'ROT13',
  group: 'Encodings',
  about: 'Each letter moves on by the same number of places; with 13, doing it twice undoes it. Everything else stays.',
  build: () => {
    const places = numberField({ id: 'rot13-places', label: 'Places', value: '13' }, 1, letters - 1);
    const shift = () => Math.trunc(Number(places.input.value)) || 0;
    return twoWay({
      id: 'rot13',
      plain: 'Text',
      encoded: 'Shifted text',
      options: [places],
      encode: (text) => shifted(text, shift()),
      decode: (text) => shifted(text, -shift()),
    });
  },
};

function shifted(text: string, by: number): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const first = letter < 'a' ? 65 : 97;
    const place = (letter.charCodeAt(0) - first + by) % letters;
    return String.fromCharCode(first + ((place + letters) % letters));
  });
}
