import { createCipheriv, pbkdf2Sync } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { createPlaces } from '../../../renderer/toolbox/pictures/bit-places.ts';

/** A file to hide, with its name. */
interface HiddenFile {
  readonly name: string;
  readonly content: Buffer;
}

/** The parameters with which OpenStego derives its key (data.md 7.2). The initialisation vector is fixed, so the picture never changes. */
const cipher = {
  salt: Buffer.from('285f71c91e350a62', 'hex'),
  iterations: 7,
  iv: Buffer.from('4a75696365206f6e2074686520726f63', 'hex'),
} as const;

/**
 * Hides a file in a picture as OpenStego does with an empty password: in the lowest bits of colour values at random positions.
 * @param png a picture without transparency
 * @returns a PNG in full colour
 */
export async function hideIn(png: Buffer, hidden: HiddenFile): Promise<Buffer> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const places = createPlaces(info.width, info.height);
  for (const byte of stream(hidden)) {
    for (let bit = 7; bit >= 0; bit -= 1) {
      const { x, y, channel } = places.next();
      // OpenStego counts the channels from blue, but the picture starts with red.
      const at = (y * info.width + x) * 3 + (2 - channel);
      data[at] = ((data[at] ?? 0) & 0xfe) | ((byte >> bit) & 1);
    }
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png({ palette: false, compressionLevel: 9 })
    .toBuffer();
}

/** Returns the header and the encrypted content, byte by byte. */
function stream({ name, content }: HiddenFile): Buffer {
  const data = encrypted(gzipSync(content, { level: 9 }));
  const head = Buffer.alloc(8);
  head.writeUInt8(2, 0);
  head.writeInt32LE(data.length, 1);
  head.writeUInt8(1, 5);
  head.writeUInt8(Buffer.byteLength(name), 6);
  head.writeUInt8(1, 7);
  const algorithm = Buffer.alloc(9);
  algorithm.writeUInt8(1, 0);
  algorithm.write('AES256', 1, 'latin1');
  return Buffer.concat([Buffer.from('OPENSTEGO'), head, algorithm, Buffer.from(name), data]);
}

function encrypted(content: Buffer): Buffer {
  const key = pbkdf2Sync('', cipher.salt, cipher.iterations, 32, 'sha256');
  const encryption = createCipheriv('aes-256-cbc', key, cipher.iv);
  const parameters = pbes2Parameters();
  return Buffer.concat([Buffer.from([parameters.length]), parameters, encryption.update(content), encryption.final()]);
}

/** Encodes the parameters of PBES2 in DER as Java does: key derivation by PBKDF2 first, the initialisation vector last. */
function pbes2Parameters(): Buffer {
  const integer = (value: number) => der(0x02, Buffer.from([value]));
  const derivation = der(
    0x30,
    object('2a864886f70d01050c'),
    der(
      0x30,
      der(0x04, cipher.salt),
      integer(cipher.iterations),
      integer(32),
      der(0x30, object('2a864886f70d0209'), Buffer.from('0500', 'hex')),
    ),
  );
  return der(0x30, derivation, der(0x30, object('60864801650304012a'), der(0x04, cipher.iv)));
}

function object(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'));
}

function der(type: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([type, content.length]), content]);
}
