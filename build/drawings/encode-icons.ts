import { drawnPixels } from './encode.ts';

/** The drawings of an icon: one for large sizes, and one for sizes up to 48 pixels, at which details would blur. */
interface IconDrawings {
  readonly large: string;
  readonly small: string;
}

const smallest = 48;

const icoSizes = [16, 20, 24, 32, 40, 48, 64, 128, 256] as const;

/**
 * Kinds of pictures in an .icns file, by size. Those of 16 and 32 pixels are raw, because macOS garbles them as PNG (`icp4`, `icp5`)
 * in the icon of an app. Those with twice the pixels of their size are for high-density screens.
 */
const icnsKinds = [
  { kind: 'ic04', size: 16, isRaw: true },
  { kind: 'ic05', size: 32, isRaw: true },
  { kind: 'ic11', size: 32, isRaw: false },
  { kind: 'ic12', size: 64, isRaw: false },
  { kind: 'ic07', size: 128, isRaw: false },
  { kind: 'ic13', size: 256, isRaw: false },
  { kind: 'ic08', size: 256, isRaw: false },
  { kind: 'ic14', size: 512, isRaw: false },
  { kind: 'ic09', size: 512, isRaw: false },
  { kind: 'ic10', size: 1024, isRaw: false },
] as const;

/** Encodes an icon for Windows, with every picture as PNG. */
export async function ico(drawings: IconDrawings, sizes: readonly number[] = icoSizes): Promise<Buffer> {
  const entries = await Promise.all(sizes.map(async (size) => ({ size, bytes: await png(drawings, size) })));
  const head = Buffer.alloc(6 + 16 * entries.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(entries.length, 4);
  let offset = head.length;
  entries.forEach(({ size, bytes }, index) => {
    const at = 6 + 16 * index;
    // A size of 256 is written as 0.
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(bytes.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += bytes.length;
  });
  return Buffer.concat([head, ...entries.map(({ bytes }) => bytes)]);
}

/** Encodes an icon for macOS. */
export async function icns(drawings: IconDrawings): Promise<Buffer> {
  const parts = await Promise.all(
    icnsKinds.map(async ({ kind, size, isRaw }) => {
      const bytes = isRaw ? await argb(drawings, size) : await png(drawings, size);
      const head = Buffer.alloc(8);
      head.write(kind, 'latin1');
      head.writeUInt32BE(bytes.length + head.length, 4);
      return Buffer.concat([head, bytes]);
    }),
  );
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.write('icns', 'latin1');
  head.writeUInt32BE(body.length + head.length, 4);
  return Buffer.concat([head, body]);
}

/** Encodes a bitmap for the Windows installer, which knows no newer format: 24 bits, rows from the bottom up. */
export async function bmp(svg: string, width: number, height: number): Promise<Buffer> {
  const { data } = await (await drawnPixels(svg, { width, height }))
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const stride = Math.ceil((width * 3) / 4) * 4;
  const head = Buffer.alloc(54);
  head.write('BM', 'latin1');
  head.writeUInt32LE(head.length + stride * height, 2);
  head.writeUInt32LE(head.length, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  const rows = Array.from({ length: height }, (_, row) => {
    const from = (height - 1 - row) * width * 3;
    const line = Buffer.alloc(stride);
    for (let at = 0; at < width * 3; at += 3) {
      line[at] = data[from + at + 2] ?? 0;
      line[at + 1] = data[from + at + 1] ?? 0;
      line[at + 2] = data[from + at] ?? 0;
    }
    return line;
  });
  return Buffer.concat([head, ...rows]);
}

async function png({ large, small }: IconDrawings, size: number): Promise<Buffer> {
  const drawn = await drawnPixels(size > smallest ? large : small, { width: size, height: size });
  return size >= 128
    ? drawn.png({ palette: true, colours: 256, effort: 10, dither: 0.4, compressionLevel: 9 }).toBuffer()
    : drawn.png({ compressionLevel: 9 }).toBuffer();
}

/** Returns the four planes (alpha, red, green, blue), each packed with run-length encoding. */
async function argb({ small }: IconDrawings, size: number): Promise<Buffer> {
  const drawn = await drawnPixels(small, { width: size, height: size });
  const { data } = await drawn.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const planes = [3, 0, 1, 2].map((channel) => packRuns(data.filter((_, index) => index % 4 === channel)));
  return Buffer.concat([Buffer.from('ARGB', 'latin1'), ...planes]);
}

/** Packs bytes as Apple does: after a byte n < 128 come n + 1 literal bytes; after a byte n >= 128 comes one byte to repeat n - 125 times. */
function packRuns(plane: Uint8Array): Buffer {
  const packed: number[] = [];
  let literal: number[] = [];
  const flush = () => {
    if (literal.length > 0) {
      packed.push(literal.length - 1, ...literal);
      literal = [];
    }
  };
  for (let at = 0; at < plane.length; ) {
    const value = plane[at] ?? 0;
    let length = 1;
    while (length < 130 && plane[at + length] === value) {
      length += 1;
    }
    if (length >= 3) {
      flush();
      packed.push(length + 125, value);
      at += length;
    } else {
      literal.push(value);
      at += 1;
      if (literal.length === 128) {
        flush();
      }
    }
  }
  flush();
  return Buffer.from(packed);
}
