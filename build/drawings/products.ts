import { productDescriptions } from './descriptions.ts';
import { drinkDrawing } from './drink.ts';
import { jpegWithExif, tag, text } from './evidence/exif.ts';
import type { Output, Picture } from './picture.ts';

/** Lets the picture of the printed key ring tell what the model was made with (data.md 7.3). */
function asModelPicture(jpeg: Buffer): Buffer {
  const image = new Map([
    [tag.make, text('OpenSCAD')],
    [tag.model, text('JuiceShop key ring, rendered')],
  ]);
  return jpegWithExif(jpeg, { image });
}

/**
 * Returns how a product picture becomes pixels: 1.8 times the contract's size, sharp enough for a card on a dense screen, and light enough
 * that the first twelve stay near 130 KiB.
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
