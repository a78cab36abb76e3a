import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentFolder } from '../paths.ts';
import { productPictures } from './descriptions.ts';
import { raster } from './encode.ts';
import { bmp, icns, ico } from './encode-icons.ts';
import { blueprint } from './evidence/blueprint.ts';
import { jpegWithExif, tag, text } from './evidence/exif.ts';
import { type Exhibit, gallery, type Output } from './gallery.ts';
import { productDrawing } from './product.ts';
import { vectorPdf } from './vector-pdf.ts';

const sources = join(contentFolder, 'drawings');

function write(file: string, content: string): number {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return Buffer.byteLength(content);
}

function make(svg: string, output: Output): Promise<number> | number {
  const file = join(contentFolder, output.file);
  switch (output.kind) {
    case 'svg':
      return write(file, svg);
    case 'pdf':
      return vectorPdf(svg, file);
    case 'ico':
      return ico({ large: svg, small: output.small?.() ?? svg }, file, output.sizes);
    case 'icns':
      return icns({ large: svg, small: output.small() }, file);
    case 'bmp':
      return bmp(svg, file, output.width, output.height);
    case 'raster':
      return raster(svg, file, output);
  }
}

/**
 * Product pictures in pixels: 1.8 times the contract's size, sharp enough for a card on a dense screen, and light enough
 * that the first twelve stay near 130 KiB.
 */
const productRaster = { width: 502, height: 560, quality: 55, colours: 96 } as const;

/** The picture of the printed key ring tells what the model was made with (data.md 7.3). */
function asModelPicture(jpeg: Buffer): Buffer {
  const image = new Map([
    [tag.make, text('OpenSCAD')],
    [tag.model, text('JuiceShop key ring, rendered')],
  ]);
  return jpegWithExif(jpeg, { image });
}

const products: readonly Exhibit[] = productPictures().map((picture) => ({
  source: `products/${picture.image.replace(/\.\w+$/, '')}`,
  draw: () => productDrawing(picture),
  outputs: [
    {
      kind: 'raster',
      file: `public/assets/public/images/products/${picture.image}`,
      ...productRaster,
      ...(picture.image === '3d_keychain.jpg' ? { finish: asModelPicture } : {}),
    },
  ],
}));

/** Draws everything, or only what has the given word in the name of its source: `npx node build/drawings/generate.ts [word]`. */
const word = process.argv[2] ?? '';
const chosen = [...gallery, ...products].filter(({ source }) => source.includes(word));
let total = 0;
for (const { source, draw, outputs } of chosen) {
  const svg = draw();
  write(join(sources, `${source}.svg`), svg);
  for (const output of outputs) {
    const size = await make(svg, output);
    total += size;
    console.log(`${(size / 1024).toFixed(1).padStart(7)} KiB  ${output.file}`);
  }
}
if ('evidence/blueprint'.includes(word)) {
  write(join(contentFolder, 'public/assets/public/images/products/JuiceShop.stl'), blueprint());
}
console.log(`${(total / 1024).toFixed(1).padStart(7)} KiB  in all, from ${chosen.length} drawings`);
