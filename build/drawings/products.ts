import { productDescriptions } from './descriptions.ts';
import { drinkDrawing } from './drink.ts';
import { jpegWithExif, tag, text } from './evidence/exif.ts';
import type { Output, Picture } from './picture.ts';

/** Adds tags to the picture of the printed key ring that name the program in which the model was made (data.md 7.3). */
function asModelPicture(jpeg: Buffer): Buffer {
  const image = new Map([
    [tag.make, text('OpenSCAD')],
    [tag.model, text('JuiceShop key ring, rendered')],
  ]);
  return jpegWithExif(jpeg, { image });
}

/**
 * Returns how a product picture becomes pixels: 1.8 times the contract's size, so that it is sharp on a high-density screen, and small
 * enough that the first twelve stay near 130 KiB.
 */
function pixels(image: string): readonly Output[] {
  return [
    {
      kind: 'raster',
      file: `public/assets/public/images/products/${image}`,
      ...{ width: 502, height: 560, quality: 55, colours: 96 },
      ...(image === '3d_keychain.jpg' ? { finish: asModelPicture } : {}),
    },
  ];
}

function sourceOf(image: string): string {
  return `products/${image.replace(/\.\w+$/, '')}`;
}

const { drawn, drinks } = productDescriptions();

/** The pictures of all products. */
export const products: readonly Picture[] = [
  ...drawn.map((image) => ({ source: sourceOf(image), outputs: pixels(image) })),
  ...drinks.map((description) => ({
    source: sourceOf(description.image),
    draw: () => drinkDrawing(description),
    outputs: pixels(description.image),
  })),
];
