import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { contentFolder } from '../paths.ts';
import { difference } from './compare.ts';
import { raster } from './encode.ts';
import { bmp, icns, ico } from './encode-icons.ts';
import { gallery } from './gallery.ts';
import { drawingOf, type Output } from './picture.ts';
import { vectorPdf } from './vector-pdf.ts';

/*
 * `node build/run.cjs build/drawings/generate.ts [WORD]` makes the files of all pictures, or of those with WORD in the name of their
 * source. With `--check` it writes nothing, compares instead, and exits with 1 if a committed file does not match its source.
 */

const {
  values: { check },
  positionals: [word = ''],
} = parseArgs({ options: { check: { type: 'boolean', default: false } }, allowPositionals: true });

function make(drawing: string, output: Output): Promise<Buffer> | Buffer {
  switch (output.kind) {
    case 'raster':
      return raster(drawing, output.file, output);
    case 'texture':
      return output.encode(sharp(Buffer.from(drawing))).toBuffer();
    case 'ico':
      return ico({ large: drawing, small: output.small?.() ?? drawing }, output.sizes);
    case 'icns':
      return icns({ large: drawing, small: output.small() });
    case 'bmp':
      return bmp(drawing, output.width, output.height);
    case 'pdf':
      return vectorPdf(drawing);
    case 'text':
      return Buffer.from(drawing);
  }
}

const chosen = gallery.filter(({ source }) => source.includes(word));
let total = 0;
for (const picture of chosen) {
  const drawing = drawingOf(picture);
  for (const output of picture.outputs) {
    const file = join(contentFolder, output.file);
    const bytes = await make(drawing, output);
    total += bytes.length;
    const found = check ? await difference(bytes, file) : undefined;
    if (!check) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    } else if (found !== undefined) {
      process.exitCode = 1;
    }
    console.log(`${kibibytes(bytes.length)}  ${output.file}${found === undefined ? '' : ` ${found}`}`);
  }
}
console.log(`${kibibytes(total)}  in all, from ${chosen.length} drawings`);

function kibibytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1).padStart(7)} KiB`;
}
