import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { load } from 'exifreader';
import { describe, expect, it } from 'vitest';
import { letter } from '../../../build/drawings/kit/lettering.ts';

const resources = join(import.meta.dirname, '../../../resources');
const images = join(resources, 'public/assets/public/images');

/** The names of all shipped pictures below the images folder. */
const pictures = readdirSync(images, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => ['.png', '.jpg'].includes(extname(name)));

async function tagsOf(name: string) {
  return load(readFileSync(join(images, name)), { expanded: true, async: true });
}

/** Returns where a picture says it was taken; undefined if it does not. */
async function positionOf(name: string): Promise<string | undefined> {
  const { gps } = await tagsOf(name);
  return gps === undefined ? undefined : `${gps.Latitude?.toFixed(4)} ${gps.Longitude?.toFixed(4)}`;
}

describe('the metadata of the pictures (data.md 7)', () => {
  it('holds the position of three of them, and of no other', async () => {
    const positions = await Promise.all(pictures.map(async (name) => [name, await positionOf(name)] as const));
    const placed = positions.filter(([, position]) => position !== undefined);
    expect(placed.map(([name, position]) => `${name.replace(/-.*/, '')} ${position}`).sort()).toEqual([
      'uploads/favorite 36.9587 -84.3482',
      'uploads/magn(et)ificent! 59.4370 24.7535',
      'uploads/my 53.5510 9.9930',
    ]);
  });

  it('names the modelling program in the picture of the product', async () => {
    const { exif } = await tagsOf('products/3d_keychain.jpg');
    expect(exif?.Make?.description).toBe('OpenSCAD');
  });

  it('has John’s position also in the text form of old tools, with its map datum', async () => {
    const picture = readFileSync(join(images, 'uploads/favorite-hiking-place.png'));
    expect(picture.includes('zTXtRaw profile type exif\0')).toBe(true);
    const { exif } = await tagsOf('uploads/favorite-hiking-place.png');
    expect([exif?.GPSLatitudeRef?.value, exif?.GPSLongitudeRef?.value, exif?.GPSMapDatum?.description]).toEqual([
      ['N'],
      ['W'],
      'WGS-84',
    ]);
  });
});

it('Emma’s old workplace has its name in a window of the drawing', () => {
  const drawing = readFileSync(join(resources, 'drawings/photo-wall/workplace.svg'), 'utf8');
  const window = { x: 164, y: 410 };
  const setting = { face: 'text', size: 21, y: window.y + 153 } as const;
  expect(drawing).toContain(letter('IT', { ...setting, weight: 900, x: window.x + 13 }).d);
  expect(drawing).toContain(letter('sec', { ...setting, weight: 700, x: window.x + 32, fit: 33 }).d);
});

describe('the blueprint (data.md 7.3)', () => {
  const text = readFileSync(join(images, 'products/JuiceShop.stl'), 'utf8');
  const number = String.raw`-?\d+(?:\.\d+)?`;
  const point = `(${number} ${number} ${number})`;
  const facet = new RegExp(
    `^  facet normal ${point}\\n    outer loop\\n${`      vertex ${point}\\n`.repeat(3)}    endloop\\n  endfacet\\n`,
    'gm',
  );

  it('is an ASCII STL that OpenSCAD could have made, and nothing else', () => {
    expect(text.replace(facet, '')).toBe('solid OpenSCAD_Model\nendsolid OpenSCAD_Model\n');
    expect(text.length).toBeGreaterThan(400_000);
  });

  it('is closed: each edge of a face is also one of another face, in the opposite direction', () => {
    const edges = new Map<string, number>();
    for (const [, , a = '', b = '', c = ''] of text.matchAll(facet)) {
      expect(new Set([a, b, c]).size).toBe(3);
      for (const [from, to] of [
        [a, b],
        [b, c],
        [c, a],
      ]) {
        edges.set(`${from} > ${to}`, (edges.get(`${from} > ${to}`) ?? 0) + 1);
      }
    }
    expect(edges.size).toBeGreaterThan(10_000);
    const open = [...edges].filter(([edge, count]) => edges.get(edge.split(' > ').reverse().join(' > ')) !== count);
    expect(open).toEqual([]);
  });
});
