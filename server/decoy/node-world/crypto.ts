import { Buffer, contentBytes } from './buffer.ts';
import { ask, codedError } from './host.ts';

/** As much of Node's `crypto` as the shop's own code uses. */
export const crypto = {
  createHash: (algorithm: string) => {
    let content = '';
    const hash = {
      update: (more: unknown) => {
        content += contentBytes(more);
        return hash;
      },
      digest: (encoding?: string) => {
        const digest = ask('hash', algorithm, content);
        if (digest === null) {
          throw codedError('ERR_CRYPTO_INVALID_DIGEST', 'Digest method not supported', Error);
        }
        const buffer = Buffer.fromBytes(String(digest));
        return encoding === undefined ? buffer : buffer.toString(encoding);
      },
    };
    return hash;
  },
};
