import { inflateSync } from 'node:zlib';

/**
 * Returns the texts on each page of a PDF that Chromium has printed, in the order of the pages: one entry for each piece that was drawn at once,
 * headers and page numbers included.
 */
export function printedPages(bytes: Buffer): readonly (readonly string[])[] {
  const file = bytes.toString('latin1');
  const objects = new Map(
    [...file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const body = (id: string | undefined) => objects.get(id ?? '') ?? '';
  const stream = (id: string | undefined) => {
    const [, packed = ''] = /stream\r?\n([\s\S]*)\nendstream/.exec(body(id)) ?? [];
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  };
  const decoders = new Map<string, (hex: string) => string>();
  const decoder = (id: string) => {
    const known = decoders.get(id) ?? fontDecoder(body(id), stream);
    decoders.set(id, known);
    return known;
  };
  return [...objects.values()]
    .filter((object) => /\/Type \/Page\b/.test(object))
    .map((page) => {
      const fonts = new Map([...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, id]));
      const content = stream(/\/Contents (\d+) 0 R/.exec(page)?.[1]);
      return [...content.matchAll(/BT\n([\s\S]*?)ET\n/g)].map(([, text = '']) => {
        const decode = decoder(fonts.get(/\/(F\d+) /.exec(text)?.[1] ?? '') ?? '');
        return [...text.matchAll(/<([\dA-F]+)>/g)].map(([, hex = '']) => decode(hex)).join('');
      });
    });
}

/** Returns a function that reads the codes of a font, which stand for its own glyphs. */
function fontDecoder(font: string, stream: (id: string | undefined) => string): (hex: string) => string {
  const map = stream(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1]);
  const characters = new Map<number, string>();
  const at = (code: string) => Number.parseInt(code, 16);
  for (const [, section = ''] of map.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', text = ''] of section.matchAll(/<([\dA-F]+)> <([\dA-F]+)>/g)) {
      characters.set(at(code), Buffer.from(text, 'hex').swap16().toString('utf16le'));
    }
  }
  for (const [, section = ''] of map.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g)) {
    for (const [, first = '', last = '', text = ''] of section.matchAll(/<([\dA-F]+)> <([\dA-F]+)> <([\dA-F]+)>/g)) {
      for (let code = at(first); code <= at(last); code += 1) {
        characters.set(code, String.fromCodePoint(at(text) + code - at(first)));
      }
    }
  }
  const width = font.includes('/Type0') ? 4 : 2;
  return (hex) =>
    (hex.match(new RegExp(`.{${width}}`, 'g')) ?? []).map((code) => characters.get(at(code)) ?? '').join('');
}
