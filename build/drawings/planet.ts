import type { Sharp } from 'sharp';
import type { Picture } from './picture.ts';

/** Returns a map in equirectangular projection, whose left and right edges meet. */
function map(source: string, file: string, encode: (image: Sharp) => Sharp): Picture {
  return { source, outputs: [{ kind: 'texture', file: `public/assets/private/${file}`, encode }] };
}

/** The maps of the hidden planet (data.md 7.6). */
export const planet: readonly Picture[] = [
  map('planet/peel', 'orangemap2k.jpg', (image) => image.jpeg({ quality: 72, mozjpeg: true })),
  map('planet/clouds', 'fair_clouds_4k.png', (image) => image.greyscale().png({ compressionLevel: 9, colours: 32 })),
  map('planet/stars', 'starry_background.jpg', (image) =>
    image.blur(0.6).linear(1.4, 4).jpeg({ quality: 60, mozjpeg: true }),
  ),
];
