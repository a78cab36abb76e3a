import { crc32, deflateSync } from 'node:zlib';

/** The value of a tag: text, integers, or fractions with numerator and denominator. */
type ExifValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bytes'; readonly bytes: readonly number[] }
  | { readonly kind: 'fractions'; readonly fractions: readonly (readonly [number, number])[] };

/** Tags by number: those of the picture, and those of the place where it was taken. */
interface ExifTags {
  readonly image?: ReadonlyMap<number, ExifValue>;
  readonly gps?: ReadonlyMap<number, ExifValue>;
}

export const text = (value: string): ExifValue => ({ kind: 'text', text: value });

/** Numbers of the tags used here (Exif 2.3). */
export const tag = { make: 0x010f, model: 0x0110, gpsFolder: 0x8825 } as const;

/** Returns the tags of a place, with degrees and minutes as a camera writes them: minutes in thousandths. */
export function placeTags(
  north: readonly [degrees: number, thousandthMinutes: number],
  east: readonly [degrees: number, thousandthMinutes: number],
): ReadonlyMap<number, ExifValue> {
  const position = ([degrees, minutes]: readonly [number, number]): ExifValue => ({
    kind: 'fractions',
    fractions: [
      [Math.abs(degrees), 1],
      [minutes, 1000],
      [0, 1],
    ],
  });
  return new Map<number, ExifValue>([
    [0, { kind: 'bytes', bytes: [2, 2, 0, 0] }],
    [1, text(north[0] < 0 ? 'S' : 'N')],
    [2, position(north)],
    [3, text(east[0] < 0 ? 'W' : 'E')],
    [4, position(east)],
    [18, text('WGS-84')],
  ]);
}

/** Encodes the tags as a big-endian TIFF structure, which is what EXIF is. */
function exifBlock({ image = new Map(), gps }: ExifTags): Buffer {
  const folderStart = 8;
  const entries = gps === undefined ? image.size : image.size + 1;
  const imageData = dataOf(image);
  const gpsStart = folderStart + folderLength(entries) + imageData.length;
  const all = new Map<number, ExifValue | number>(image);
  if (gps !== undefined) {
    all.set(tag.gpsFolder, gpsStart);
  }
  const head = Buffer.from('4d4d002a00000008', 'hex');
  const parts = [head, folder(all, folderStart + folderLength(entries)), imageData];
  if (gps !== undefined) {
    parts.push(folder(gps, gpsStart + folderLength(gps.size)), dataOf(gps));
  }
  return Buffer.concat(parts);
}

const folderLength = (entries: number): number => 2 + 12 * entries + 4;

/** Encodes a directory of tags. Values of more than four bytes are stored from `dataStart` on, and the tag holds their offset. */
function folder(tags: ReadonlyMap<number, ExifValue | number>, dataStart: number): Buffer {
  const buffer = Buffer.alloc(folderLength(tags.size));
  buffer.writeUInt16BE(tags.size, 0);
  let data = dataStart;
  [...tags]
    .sort(([one], [other]) => one - other)
    .forEach(([number, value], index) => {
      const at = 2 + 12 * index;
      buffer.writeUInt16BE(number, at);
      if (typeof value === 'number') {
        buffer.writeUInt16BE(4, at + 2);
        buffer.writeUInt32BE(1, at + 4);
        buffer.writeUInt32BE(value, at + 8);
        return;
      }
      const bytes = bytesOf(value);
      buffer.writeUInt16BE({ bytes: 1, text: 2, fractions: 5 }[value.kind], at + 2);
      buffer.writeUInt32BE(value.kind === 'fractions' ? value.fractions.length : bytes.length, at + 4);
      if (bytes.length <= 4) {
        bytes.copy(buffer, at + 8);
      } else {
        buffer.writeUInt32BE(data, at + 8);
        data += padded(bytes).length;
      }
    });
  return buffer;
}

function dataOf(tags: ReadonlyMap<number, ExifValue>): Buffer {
  const long = [...tags]
    .sort(([one], [other]) => one - other)
    .map(([, value]) => bytesOf(value))
    .filter((bytes) => bytes.length > 4);
  return Buffer.concat(long.map(padded));
}

function bytesOf(value: ExifValue): Buffer {
  switch (value.kind) {
    case 'text':
      return Buffer.from(`${value.text}\0`, 'latin1');
    case 'bytes':
      return Buffer.from(value.bytes);
    case 'fractions': {
      const buffer = Buffer.alloc(8 * value.fractions.length);
      value.fractions.forEach(([numerator, denominator], index) => {
        buffer.writeUInt32BE(numerator, 8 * index);
        buffer.writeUInt32BE(denominator, 8 * index + 4);
      });
      return buffer;
    }
  }
}

/** Pads a value to an even length, since values begin at even offsets. */
function padded(bytes: Buffer): Buffer {
  return bytes.length % 2 === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(1)]);
}

/** Inserts the tags into a JPEG, in the segment right after its start marker. */
export function jpegWithExif(jpeg: Buffer, tags: ExifTags): Buffer {
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exifBlock(tags)]);
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xffe1, 0);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

/** Inserts the tags into a PNG twice: as the raw profile that older tools write, and in the chunk made for EXIF (data.md 7.1). */
export function pngWithExif(png: Buffer, tags: ExifTags): Buffer {
  const block = exifBlock(tags);
  const profile = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), block]);
  const lines = profile.toString('hex').match(/.{1,72}/g) ?? [];
  const rawProfile = `\nexif\n${String(profile.length).padStart(8)}\n${lines.join('\n')}\n`;
  const compressed = Buffer.concat([Buffer.from('Raw profile type exif\0\0', 'latin1'), deflateSync(rawProfile)]);
  // After the signature and the picture's header, whose length never changes.
  const behindHead = 8 + 25;
  return Buffer.concat([
    png.subarray(0, behindHead),
    chunk('eXIf', block),
    chunk('zTXt', compressed),
    png.subarray(behindHead),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
