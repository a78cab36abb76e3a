import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** Seals a backup for the board: nonce, encrypted text and tag, as base64. */
export function sealBackup(key: Buffer, text: string): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagLength });
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64');
}

/** Opens a sealed backup. Returns null when it wasn't sealed with this key, or was changed. */
export function openBackup(key: Buffer, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length < nonceLength + tagLength) {
    return null;
  }
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), { authTagLength: tagLength });
    decipher.setAuthTag(bytes.subarray(-tagLength));
    const text = Buffer.concat([decipher.update(bytes.subarray(nonceLength, -tagLength)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return null;
  }
}
