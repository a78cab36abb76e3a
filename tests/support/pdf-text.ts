import { inflateSync } from 'node:zlib';

/**
 * Returns the text of a PDF whose fonts are encoded in WinAnsi, one entry per line as on the page; fails the test when it isn't a
 * PDF. Works for what pdfkit writes: compressed streams, hexadecimal strings.
 */
export function pdfLines(bytes: Buffer): readonly string[] {
  const file = bytes.toString('latin1');
  if (!file.startsWith('%PDF-') || !file.trimEnd().endsWith('%%EOF')) {
    throw new Error(`This is not a PDF: ${file.slice(0, 100)}`);
  }
  const contents = [...file.matchAll(/\/FlateDecode\b[^>]*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)].map((match) =>
    inflateSync(Buffer.from(match[1] ?? '', 'latin1')).toString('latin1'),
  );
  return contents.flatMap((content) =>
    [...content.matchAll(/\[([^\]]*)\] TJ/g)].map((shown) =>
      [...(shown[1] ?? '').matchAll(/<([\da-f]*)>/gi)]
        .map((part) => new TextDecoder('windows-1252').decode(Buffer.from(part[1] ?? '', 'hex')))
        .join(''),
    ),
  );
}
