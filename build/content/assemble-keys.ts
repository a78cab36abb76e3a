import { createHash, createHmac } from 'node:crypto';
import type { z } from 'zod';
import type { KeyMaterial } from '../../shared/content/content.ts';
import { ContentError } from './read-content.ts';
import type { keysSchema } from './schema.ts';

/** Assembles the key material and compares it with its check values. @throws ContentError */
export function assembleKeys(keys: z.infer<typeof keysSchema>): KeyMaterial {
  const { jwtPrivateKey, jwtPublicKey, premiumKey, ctfKey, announcementRsa, premiumCiphertext: _, ...rest } = keys;
  const flag = createHmac('sha1', ctfKey.text).update(ctfKey.check.name).digest('hex');
  if (flag !== ctfKey.check.flag) {
    throw new ContentError(`resources/keys/keys.yml: ctfKey: expected the flag ${ctfKey.check.flag}, received ${flag}`);
  }
  return {
    ...rest,
    jwtPrivateKey: verified('jwtPrivateKey', pem(jwtPrivateKey), jwtPrivateKey.sha256),
    jwtPublicKey: verified('jwtPublicKey', pem(jwtPublicKey), jwtPublicKey.sha256),
    premiumKey: verified('premiumKey', `${premiumKey.text}\n`, premiumKey.sha256),
    ctfKey: ctfKey.text,
    announcementRsa: { modulus: announcementRsa.modulus.join(''), exponent: announcementRsa.exponent },
  };
}

/** Returns three lines without a final line break (api-account.md 6.1). */
function pem(key: z.infer<typeof keysSchema>['jwtPublicKey']): string {
  return [key.header, key.body.join(''), key.footer].join(key.lineEnd === 'LF' ? '\n' : '\r\n');
}

function verified(name: string, text: string, sha256: string): string {
  const received = createHash('sha256').update(text).digest('hex');
  if (received !== sha256) {
    throw new ContentError(`resources/keys/keys.yml: ${name}: expected SHA-256 ${sha256}, received ${received}`);
  }
  return text;
}
