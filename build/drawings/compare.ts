import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

/**
 * Says how a newly made file differs from the committed one. Pictures are compared by their pixels, since different versions of an
 * encoder write different bytes. All other files are compared byte by byte.
 * @returns undefined when there is no difference
 */
export async function difference(made: Buffer, file: string): Promise<string | undefined> {
  if (!existsSync(file)) {
    return 'is missing';
  }
  const committed = readFileSync(file);
  if (made.equals(committed)) {
    return undefined;
  }
  if (!/\.(?:png|jpe?g)$/.test(file)) {
    return 'has other bytes';
  }
  const [one, other] = [await decoded(made), await decoded(committed)];
  if (one.length !== other.length) {
    return 'has another size';
  }
  const count = one.reduce((sum, value, at) => (value === other[at] ? sum : sum + 1), 0);
  return count === 0 ? undefined : `differs in ${count} of ${one.length} colour values`;
}

function decoded(picture: Buffer): Promise<Buffer> {
  return sharp(picture).ensureAlpha().raw().toBuffer();
}
