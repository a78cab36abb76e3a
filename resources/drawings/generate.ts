import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { productPictures } from './descriptions.ts';
import { icon, raster } from './encode.ts';
import { type Exhibit, gallery, type Output } from './gallery.ts';
import { productDrawing } from './product.ts';
import { vectorPdf } from './vector-pdf.ts';

const sources = join(import.meta.dirname, 'svg');
const resources = join(import.meta.dirname, '..');

function write(file: string, content: string): number {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return Buffer.byteLength(content);
}

function make(svg: string, output: Output): Promise<number> | number {
  const file = join(resources, output.file);
  switch (output.kind) {
    case 'svg':
      return write(file, svg);
    case 'pdf':
      return vectorPdf(svg, file);
    case 'icon':
      return icon(svg, file);
    case 'raster':
      return raster(svg, file, output);
  }
}

/**
 * Product pictures in pixels: 1.8 times the contract's size, sharp enough for a card on a dense screen, and light enough
 * that the first twelve stay near 130 KiB.
 */
const productRaster = { width: 502, height: 560, quality: 55, colours: 96 } as const;

const products: readonly Exhibit[] = productPictures().map((picture) => ({
  source: `products/${picture.image.replace(/\.\w+$/, '')}`,
  draw: () => productDrawing(picture),
  outputs: [
    {
      kind: 'raster',
      file: `public/assets/public/images/products/${picture.image}`,
      ...productRaster,
    },
  ],
}));

/** Draws everything, or only what has the given word in the name of its source: `npx node resources/drawings/generate.ts [word]`. */
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
console.log(`${(total / 1024).toFixed(1).padStart(7)} KiB  in all, from ${chosen.length} drawings`);
