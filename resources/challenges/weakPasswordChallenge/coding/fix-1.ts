import { readFileSync } from 'node:fs';

/** Passwords that are known from leaks, in lower case, one a line. The shop does not start without the operator's list. */
const leaked = new Set(readFileSync(process.env.LEAKED_PASSWORDS ?? 'leaked-passwords.txt', 'utf8').split('\n'));

const password: Attribute = {
  name: 'password',
  type: 'text',
  excluded: true,
  set: (clearText) => {
    if (typeof clearText !== 'string' || clearText.length < 15 || leaked.has(clearText.toLowerCase())) {
      throw new RangeError('Choose at least 15 characters, and no password that is known from a leak.');
    }
    return passwordHash(clearText);
  },
};
