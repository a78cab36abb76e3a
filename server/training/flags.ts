import { createHmac } from 'node:crypto';

/**
 * Makes the function that computes a challenge's flag from its English name: HMAC-SHA1 as 40 lower-case hex digits
 * (api-learning.md 8).
 * @param key the operator's key, or the built-in one
 */
export function createFlags(key: string): (challengeName: string) => string {
  return (challengeName) => createHmac('sha1', key).update(challengeName, 'utf8').digest('hex');
}
