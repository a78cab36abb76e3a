import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '../../paths.ts';

/**
 * Makes the maps of the hidden planet (data.md 7.6), in equirectangular projection; their left and right edges meet:
 * `npx node build/drawings/planet/textures.ts`.
 */
const folder = join(contentFolder, 'public/assets/private');

interface Noise {
  readonly width: number;
  readonly height: number;
  readonly frequency: string;
  readonly octaves: number;
  readonly seed: number;
  /** Rows of a colour matrix over the noise. */
  readonly matrix: string;
  /** Further filter steps, and what lies above. */
  readonly steps?: string;
  readonly above?: string;
}

function noise({ width, height, frequency, octaves, seed, matrix, steps = '', above = '' }: Noise): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<filter id="n" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" stitchTiles="stitch"/>
<feColorMatrix values="${matrix}"/>${steps}
</filter>
<rect width="${width}" height="${height}" filter="url(#n)"/>${above}
</svg>`);
}

const width = 2048;
const height = 1024;

/** Pores of the peel lit from one side, over slow changes of colour; the poles are where the stem was. */
const peel = noise({
  ...{ width, height, frequency: '0.06 0.07', octaves: 3, seed: 7 },
  matrix: '0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1.4 0 0 0 -0.2',
  steps: `<feDiffuseLighting surfaceScale="3" diffuseConstant="1.05" lighting-color="#f7931e"><feDistantLight azimuth="225" elevation="58"/></feDiffuseLighting>`,
  above: `<defs><linearGradient id="p" x2="0" y2="1"><stop offset="0" stop-color="#4a6b1c" stop-opacity=".9"/><stop offset=".07" stop-color="#c8801a" stop-opacity=".35"/>
<stop offset=".2" stop-color="#ff9d2e" stop-opacity="0"/><stop offset=".85" stop-color="#c85a10" stop-opacity="0"/><stop offset="1" stop-color="#7a3408" stop-opacity=".8"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#p)"/>`,
});

const clouds = noise({
  ...{ width: 1024, height: 512, frequency: '0.008 0.016', octaves: 6, seed: 21 },
  matrix: '3.4 0 0 0 -1.75  3.4 0 0 0 -1.75  3.4 0 0 0 -1.75  0 0 0 0 1',
});

const stars = noise({
  ...{ width, height, frequency: '0.5', octaves: 1, seed: 4 },
  matrix: '9 0 0 0 -6.6  9 0 0 0 -6.6  9 0 2 0 -7.2  0 0 0 0 1',
});

mkdirSync(folder, { recursive: true });
await sharp(peel).jpeg({ quality: 72, mozjpeg: true }).toFile(join(folder, 'orangemap2k.jpg'));
await sharp(clouds).greyscale().png({ compressionLevel: 9, colours: 32 }).toFile(join(folder, 'fair_clouds_4k.png'));
await sharp(stars)
  .blur(0.6)
  .linear(1.4, 4)
  .jpeg({ quality: 60, mozjpeg: true })
  .toFile(join(folder, 'starry_background.jpg'));
