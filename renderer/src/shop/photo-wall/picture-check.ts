const png = [0x89, 0x50, 0x4e, 0x47];
const jpeg = [0xff, 0xd8, 0xff];
/** What may follow in a JPEG: the kinds of its first segment. */
const jpegSegments: ReadonlySet<number | undefined> = new Set([0xe0, 0xe1, 0xe2, 0xe3, 0xe8]);

/** Whether a file is a PNG or a JPEG by its first four bytes, whatever its name says (ui-shop.md 5.32). */
export async function isPicture(file: File): Promise<boolean> {
  const first = [...new Uint8Array(await file.slice(0, 4).arrayBuffer())];
  const startsWith = (bytes: readonly number[]) => bytes.every((byte, index) => byte === first[index]);
  return startsWith(png) || (startsWith(jpeg) && jpegSegments.has(first[3]));
}
