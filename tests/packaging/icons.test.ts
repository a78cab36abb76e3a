import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { root } from './pack-for-tests.ts';

const icons = join(root, 'resources/icons');

/** Returns the pictures of an .icns file by kind. */
function picturesIn(file: string): ReadonlyMap<string, Buffer> {
  const bytes = readFileSync(join(icons, file));
  expect(bytes.toString('latin1', 0, 4)).toBe('icns');
  expect(bytes.readUInt32BE(4)).toBe(bytes.length);
  const pictures = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length; at += bytes.readUInt32BE(at + 4)) {
    pictures.set(bytes.toString('latin1', at, at + 4), bytes.subarray(at + 8, at + bytes.readUInt32BE(at + 4)));
  }
  return pictures;
}

/** Decodes run-length encoded bytes, as macOS does. */
function unpackRuns(packed: Buffer): readonly number[] {
  const plain: number[] = [];
  for (let at = 0; at < packed.length; ) {
    const head = packed[at] ?? 0;
    if (head < 128) {
      plain.push(...packed.subarray(at + 1, at + 2 + head));
      at += head + 2;
    } else {
      plain.push(...Array.from({ length: head - 125 }, () => packed[at + 1] ?? 0));
      at += 2;
    }
  }
  return plain;
}

describe('the icons of the installers', () => {
  test.each(['icon.icns', 'backup.icns'])(
    '%s has every size that macOS shows, for both kinds of screen',
    async (file) => {
      const pictures = picturesIn(file);

      const sizes = await Promise.all(
        ['ic11', 'ic12', 'ic07', 'ic13', 'ic08', 'ic14', 'ic09', 'ic10'].map(
          async (kind) => (await sharp(pictures.get(kind)).metadata()).width,
        ),
      );
      expect(sizes).toEqual([32, 64, 128, 256, 256, 512, 512, 1024]);
      for (const [kind, size] of [
        ['ic04', 16],
        ['ic05', 32],
      ] as const) {
        const picture = pictures.get(kind);
        expect(picture?.toString('latin1', 0, 4)).toBe('ARGB');
        const planes = unpackRuns(picture?.subarray(4) ?? Buffer.alloc(0));
        expect(planes).toHaveLength(4 * size * size);
        // The middle is the juice: opaque, and more red than blue.
        const middle = (size / 2) * size + size / 2;
        expect(planes[middle]).toBe(255);
        expect(planes[size * size + middle]).toBeGreaterThan(planes[3 * size * size + middle] ?? 255);
      }
    },
  );

  test('those for Linux have the sizes in their names', async () => {
    const names = readdirSync(join(icons, 'linux'));

    const found = await Promise.all(
      names.map(async (name) => {
        const { width, height } = await sharp(join(icons, 'linux', name)).metadata();
        return `${width}x${height}.png`;
      }),
    );
    expect(found).toEqual(names);
    expect(names).toContain('16x16.png');
    expect(names).toContain('1024x1024.png');
  });
});
