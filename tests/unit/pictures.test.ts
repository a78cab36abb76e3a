import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { productDescriptions } from '../../build/drawings/descriptions.ts';
import { drawnPixels } from '../../build/drawings/encode.ts';
import { gallery } from '../../build/drawings/gallery.ts';
import { drawingOf } from '../../build/drawings/picture.ts';

const resources = join(import.meta.dirname, '../../resources');
const assets = join(resources, 'public/assets/public');
const images = join(assets, 'images');

type Kind = 'jpeg' | 'png' | 'ico' | 'svg' | 'pdf' | 'unknown';

/** Returns what a file is by its first bytes, whatever its name says. */
function kindOf(bytes: Buffer): Kind {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) {
    return 'jpeg';
  }
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) {
    return 'png';
  }
  if (bytes.subarray(0, 4).equals(Buffer.from([0, 0, 1, 0]))) {
    return 'ico';
  }
  if (bytes.subarray(0, 5).toString() === '%PDF-') {
    return 'pdf';
  }
  return bytes.subarray(0, 5).toString() === '<svg ' ? 'svg' : 'unknown';
}

function kindByName(name: string): Kind {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  const kinds: Readonly<Record<string, Kind>> = {
    jpg: 'jpeg',
    jpeg: 'jpeg',
    png: 'png',
    ico: 'ico',
    svg: 'svg',
    ai: 'pdf',
  };
  return kinds[ending] ?? 'unknown';
}

/** Returns the width and height in pixels, as the file's own header states them. */
function pixelSize(bytes: Buffer): string {
  if (kindOf(bytes) === 'png') {
    return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  }
  let at = 2;
  while (at + 9 < bytes.length) {
    const marker = bytes.readUInt8(at + 1);
    const startsFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (startsFrame) {
      return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`;
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return 'unknown';
}

const named = z.array(z.looseObject({ image: z.string() }));
const namesIn = (file: string): string[] =>
  named.parse(parse(readFileSync(join(resources, 'seed', file), 'utf8'))).map(({ image }) => image);

const productImages = [...new Set(namesIn('products.yml'))];
const memoryImages = namesIn('memories.yml');

/** The contract's other pictures (data.md 7), with their sizes where it states them. */
const contractPictures: Readonly<Record<string, string | undefined>> = {
  'images/JuiceShop_Logo.png': '2000x2400',
  'images/JuiceShop_Logo_50px.png': '50x60',
  'images/JuiceShop_Logo_100px.png': '100x120',
  'images/JuiceShop_Logo_400px.png': '400x480',
  'images/JuiceShop_Logo.svg': undefined,
  'images/JuiceShop_Logo.ai': undefined,
  'images/JuiceShopCTF_Logo.png': '2000x2400',
  'images/JuiceShopCTF_Logo_400px.png': '400x480',
  'images/JuicyBot.png': '105x105',
  'images/JuicyBot_MedicalMask.png': '105x105',
  'images/JuicyChatBot.png': '190x328',
  'images/juicyEvilWasp.png': undefined,
  'images/Welcome_Banner.svg': undefined,
  'images/BeeOwner.png': '1080x1080',
  'images/HoneyPot.png': '1080x1080',
  'images/deluxe/blankBoxes.png': '720x720',
  'images/products/undefined.png': undefined,
  'images/products/no-results.png': undefined,
  'images/products/juicy_chatbot.jpg': undefined,
  'images/uploads/default.svg': undefined,
  'images/uploads/defaultAdmin.png': undefined,
  'images/uploads/12.png': undefined,
  'images/uploads/13.jpg': undefined,
  'images/uploads/20.jpg': undefined,
  'images/uploads/favorite-hiking-place.png': '471x627',
  'images/uploads/BeeHaven.png': '471x627',
  'images/uploads/magn(et)ificent!-1571814229653.jpg': '600x800',
  'images/padding/1px.png': '1x1',
  'images/padding/11px.png': '1x1',
  'images/padding/19px.png': '1x1',
  'images/padding/56px.png': '1x1',
  'images/padding/81px.png': '1x1',
  'images/carousel/1.jpg': '400x300',
  'images/carousel/2.jpg': '400x300',
  'images/carousel/3.jpg': '400x300',
  'images/carousel/4.jpg': '400x300',
  'images/carousel/5.png': '400x300',
  'images/carousel/6.jpg': '400x300',
  'images/carousel/7.jpg': '400x300',
  'favicon_js.ico': undefined,
  'favicon_ctf.ico': undefined,
};

/** Returns the files below a folder, as paths relative to it. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

const pictures = filesBelow(assets).filter((file) => /\.(png|jpe?g|svg|ico|ai|gif)$/.test(file));

describe('the pictures of products', () => {
  it.each(productImages.filter((image) => image !== 'undefined.jpg'))(
    '%s exists, has its type and is small',
    (image) => {
      const bytes = readFileSync(join(images, 'products', image));
      expect(kindOf(bytes)).toBe(kindByName(image));
      expect(pixelSize(bytes)).toBe('502x560');
      expect(bytes.length).toBeLessThan(34 * 1024);
    },
  );

  it('do not include undefined.jpg, which two products name on purpose', () => {
    expect(productImages).toContain('undefined.jpg');
    expect(existsSync(join(images, 'products/undefined.jpg'))).toBe(false);
  });

  it('of the first screen of twelve weigh at most 150 KiB', () => {
    const firstTwelve = namesIn('products.yml')
      .filter((image) => image !== 'undefined.jpg' && image !== 'sticker.png')
      .slice(0, 12);
    const weight = [...new Set(firstTwelve)].reduce(
      (sum, image) => sum + statSync(join(images, 'products', image)).size,
      0,
    );
    expect(weight).toBeLessThan(150 * 1024);
  });
});

describe('the left edge of a product picture', () => {
  // The shop stretches the edge to continue wall and table next to the picture (ProductPicture). The picture of the fridge shows only the fridge.
  const standing = productImages.filter((image) => image !== 'undefined.jpg' && image !== 'magnets.jpg');

  it.each([...standing, 'undefined.png'])('of %s shows only wall and table', async (image) => {
    const { data, info } = await sharp(join(images, 'products', image))
      .extract({ left: 0, top: 0, width: 20, height: 560 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    let largest = 0;
    for (let row = 0; row < info.height; row += 1) {
      const line = [...data.subarray(row * info.width * info.channels, (row + 1) * info.width * info.channels)];
      largest = Math.max(largest, Math.max(...line) - Math.min(...line));
    }
    expect(largest).toBeLessThan(10);
  });
});

describe('the pictures of the contract', () => {
  it.each(Object.entries(contractPictures))('%s exists and has its type and size', (file, size) => {
    const bytes = readFileSync(join(assets, file));
    expect(kindOf(bytes)).toBe(kindByName(file));
    if (size !== undefined) {
      expect(pixelSize(bytes)).toBe(size);
    }
  });

  it.each(memoryImages)('the photo wall has %s under exactly this name', (image) => {
    expect(readdirSync(join(images, 'uploads'))).toContain(image);
    expect(kindOf(readFileSync(join(images, 'uploads', image)))).toBe(kindByName(image));
  });

  it('have the only PNG of the carousel in full colour, as a hidden file requires', () => {
    const bytes = readFileSync(join(images, 'carousel/5.png'));
    const [bitDepth, colourType] = [bytes.readUInt8(24), bytes.readUInt8(25)];
    expect([bitDepth, colourType]).toEqual([8, 2]);
  });

  it('have 16, 32 and 48 pixels in both favicons', () => {
    for (const name of ['favicon_js.ico', 'favicon_ctf.ico']) {
      const bytes = readFileSync(join(assets, name));
      const sizes = Array.from({ length: bytes.readUInt16LE(4) }, (_, index) => bytes.readUInt8(6 + 16 * index));
      expect(sizes).toEqual([16, 32, 48]);
    }
  });
});

describe('all pictures together', () => {
  it('weigh less than 2.5 MB', () => {
    const weight = pictures.reduce((sum, file) => sum + statSync(join(assets, file)).size, 0);
    expect(weight).toBeLessThan(2_500_000);
  });

  it('have the types that their names say', () => {
    const wrong = pictures.filter((file) => kindOf(readFileSync(join(assets, file))) !== kindByName(file));
    expect(wrong).toEqual([]);
  });

  it('contain no script and no foreign reference, and need no font', () => {
    const drawings = [
      ...pictures.filter((file) => file.endsWith('.svg')).map((file) => join(assets, file)),
      ...filesBelow(join(resources, 'drawings')).map((file) => join(resources, 'drawings', file)),
    ];
    expect(drawings.length).toBeGreaterThan(80);
    const namespace = 'xmlns="http://www.w3.org/2000/svg"';
    const suspicious = drawings.filter((file) => {
      const text = readFileSync(file, 'utf8').replace(namespace, '');
      return /<script|<foreignObject|<text|<image|<use|\son\w+=|href|javascript:|https?:|url\((?!#)/i.test(text);
    });
    expect(suspicious).toEqual([]);
  });

  it('come with the source of every product picture: a drawing, or the description of a drink', () => {
    const { drawn, drinks } = productDescriptions();
    const drawings = readdirSync(join(resources, 'drawings/products'));
    const sources = [
      ...drawn.filter((image) => drawings.includes(image.replace(/\.\w+$/, '.svg'))),
      ...drinks.map(({ image }) => image),
    ];
    const missing = productImages.filter((image) => image !== 'undefined.jpg' && !sources.includes(image));
    expect(missing).toEqual([]);
  });
});

describe('the drawings', () => {
  it('are each the source of a picture', () => {
    const sources = gallery.filter(({ draw }) => draw === undefined).map(({ source }) => `${source}.svg`);
    const drawings = filesBelow(join(resources, 'drawings')).filter((file) => file.endsWith('.svg'));
    expect(drawings.map((file) => file.replaceAll('\\', '/')).sort()).toEqual(sources.sort());
  });

  const rasters = gallery.flatMap((picture) =>
    picture.outputs.filter((output) => output.kind === 'raster').map((output) => ({ ...output, picture })),
  );

  // Encoders of other systems may differ a little; `generate.ts --check` compares exactly.
  it.each(rasters)('match $file', async ({ file, picture, ...size }) => {
    const width = Math.min(size.width, 120);
    const height = Math.round((width * size.height) / size.width);
    const flat = (image: Sharp) => image.flatten({ background: '#ffffff' }).removeAlpha().raw().toBuffer();
    const drawn = await flat(await drawnPixels(drawingOf(picture), { width, height }));
    const shown = await flat(sharp(join(resources, file)).resize(width, height, { fit: 'fill' }));
    const apart = drawn.reduce((sum, value, at) => sum + Math.abs(value - (shown[at] ?? 0)), 0) / drawn.length;
    expect(apart).toBeLessThan(5);
  });

  it('that are shown unchanged ship without comments and indentation', () => {
    for (const picture of gallery) {
      for (const { file } of picture.outputs.filter(({ kind }) => kind === 'text')) {
        expect(readFileSync(join(resources, file), 'utf8'), file).toBe(drawingOf(picture));
      }
    }
  });
});
