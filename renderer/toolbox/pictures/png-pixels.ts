import { Refusal } from '../parts/refusal.ts';

/** Colours exactly as in the file, without the profile, gamma and transparency that a canvas would apply. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Values per pixel: 3 for red, green and blue, or 4 with transparency. */
  readonly channels: number;
  readonly values: Uint8Array;
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** More pixels than this would keep the page busy for too long. */
const mostPixels = 40_000_000;

/**
 * Decodes a PNG.
 * @throws Refusal for anything but an intact PNG in full colour with eight bits per channel
 */
export async function readPng(bytes: Uint8Array<ArrayBuffer>): Promise<Pixels> {
  if (signature.some((byte, index) => bytes[index] !== byte)) {
    throw new Refusal("This isn't a PNG. A lossy type such as JPEG can't keep hidden bits.");
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 8; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at);
    if (String.fromCharCode(...bytes.subarray(at + 4, at + 8)) === 'IDAT') {
      parts.push(bytes.subarray(at + 8, at + 8 + length));
    }
    at += 12 + length;
  }
  if (parts.length === 0) {
    throw new Refusal('This PNG is damaged.');
  }
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const channels = { 2: 3, 6: 4 }[view.getUint8(25)];
  if (channels === undefined || view.getUint8(24) !== 8 || view.getUint8(28) !== 0) {
    throw new Refusal("This PNG isn't in full colour with eight bits per channel, as OpenStego writes it.");
  }
  if (width * height > mostPixels) {
    throw new Refusal('This picture is too large.');
  }
  const lines = await unpacked(parts, 'deflate').catch(() => new Uint8Array());
  if (lines.length < height * (1 + width * channels)) {
    throw new Refusal('This PNG is damaged.');
  }
  return { width, height, channels, values: unfiltered(lines, width * channels, height, channels) };
}

/**
 * Decompresses data.
 * @throws when the data is damaged
 */
export async function unpacked(
  parts: readonly Uint8Array<ArrayBuffer>[],
  format: CompressionFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([...parts]).stream().pipeThrough(new DecompressionStream(format));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Undoes the filter of each line. A line's first byte names the filter, which says from which neighbours a value was predicted. */
function unfiltered(lines: Uint8Array, lineLength: number, height: number, step: number): Uint8Array {
  const values = new Uint8Array(lineLength * height);
  for (let y = 0; y < height; y += 1) {
    const filter = lines[y * (lineLength + 1)] ?? 0;
    for (let x = 0; x < lineLength; x += 1) {
      const at = y * lineLength + x;
      const left = x >= step ? (values[at - step] ?? 0) : 0;
      const above = y > 0 ? (values[at - lineLength] ?? 0) : 0;
      const corner = x >= step && y > 0 ? (values[at - lineLength - step] ?? 0) : 0;
      values[at] = (lines[y * (lineLength + 1) + 1 + x] ?? 0) + guess(filter, left, above, corner);
    }
  }
  return values;
}

function guess(filter: number, left: number, above: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4: {
      const sum = left + above - corner;
      const [toLeft, toAbove, toCorner] = [Math.abs(sum - left), Math.abs(sum - above), Math.abs(sum - corner)];
      return toLeft <= toAbove && toLeft <= toCorner ? left : toAbove <= toCorner ? above : corner;
    }
    default:
      return 0;
  }
}
