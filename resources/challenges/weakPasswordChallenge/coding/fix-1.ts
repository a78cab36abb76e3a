import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** Passwords that are known from leaks, in lower case, one a line. The shop does not start without the operator's list. */
const leaked = new Set(readFileSync(process.env.LEAKED_PASSWORDS ?? 'leaked-passwords.txt', 'utf8').split('\n'));

/** What each guess costs: 32 MiB of memory, three times over. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 ** 2 };

const password: Attribute = {
  name: 'password',
  type: 'text',
  excluded: true,
  set: (clearText) => {
    const isLongEnough = typeof clearText === 'string' && clearText.length >= 15 && clearText.length <= 128;
    if (!isLongEnough || leaked.has(clearText.toLowerCase())) {
      throw new RangeError('Choose 15 to 128 characters, and no password that is known from a leak.');
    }
    return storedPassword(clearText);
  },
};

function storedPassword(clearText: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}.${scryptSync(clearText, salt, 32, cost).toString('hex')}`;
}

/** Guesses at each account in this quarter of an hour. */
const guesses = new Map<string, number>();
setInterval(() => guesses.clear(), 15 * 60_000).unref();

/** Stands in for an account that does not exist, so that looking for it takes as long. */
const nobody = { email: '', password: storedPassword(randomBytes(16).toString('hex')) };

/** Tells whether a password is that of an account: for login, change of the password and second factor, in place of comparing hashes. */
export async function isPassword(clearText: string, account = nobody): Promise<boolean> {
  const before = guesses.get(account.email) ?? 0;
  // Counted before the first await, so that guesses at the same moment count as well.
  guesses.set(account.email, before + 1);
  const [salt = '', hash = ''] = account.password.split('.').map((part) => Buffer.from(part, 'hex'));
  const given = (await promisify(scrypt)(clearText, salt, 32, cost)) as Buffer;
  const isRight = before < 10 && given.length === hash.length && timingSafeEqual(given, hash);
  if (isRight) {
    guesses.delete(account.email);
  }
  return isRight;
}
