import {
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';

/** A key pair of X25519. Both are 32 bytes in base64url. */
export interface KeyPair {
  readonly privateKey: string;
  readonly publicKey: string;
}

/** What a learner and the board have in common, and nobody else (decision 102). Each is 32 bytes. */
export interface LearnerKeys {
  /** Signs what goes from the learner to the board, and the board's responses. */
  readonly signing: Buffer;
  /** Seals the learner's backup. */
  readonly sealing: Buffer;
  /** The learner's own flag key in a contest, as hexadecimal digits. */
  readonly flags: string;
}

export function newKeyPair(): KeyPair {
  const { privateKey } = generateKeyPairSync('x25519');
  const { d, x } = privateKey.export({ format: 'jwk' });
  if (d === undefined || x === undefined) {
    throw new Error('The key pair has no parts.');
  }
  return { privateKey: d, publicKey: x };
}

/**
 * Derives what two parties have in common from one's key pair and the other's public key; both come to the same.
 * @param board the board's public key, which binds the result to this board
 * @throws when the other key is not a point that leads to a secret
 */
export function learnerKeys(own: KeyPair, other: string, board: string): LearnerKeys {
  const secret = diffieHellman({ privateKey: privateKeyOf(own), publicKey: publicKeyOf(other) });
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, board, `juice-range class ${use}`, 32));
  return { signing: derive('signing'), sealing: derive('sealing'), flags: derive('flags').toString('hex') };
}

/** Returns the name by which apps look for a board on the network: part of the hash of its public key. */
export function boardLabel(board: string): string {
  return createHash('sha256').update(board).digest('hex').slice(0, 20);
}

function privateKeyOf({ privateKey, publicKey }: KeyPair): KeyObject {
  return createPrivateKey({ key: { kty: 'OKP', crv: 'X25519', d: privateKey, x: publicKey }, format: 'jwk' });
}

function publicKeyOf(key: string): KeyObject {
  return createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x: key }, format: 'jwk' });
}
