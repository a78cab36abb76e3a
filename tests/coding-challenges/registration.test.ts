import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { claimsOf } from '../support/client.ts';
import { type ChangedServer, startChangedServer } from './harness/changed-server.ts';
import { type Acts, actsOf, type ChangedSource, proveCodingChallenge } from './harness/prove.ts';

const passphrase = 'four wet socks on a line';

/** Registers someone with these fields. Returns what their token says about them, or undefined if they don't get in. */
async function register({ client }: ChangedServer, fields: Readonly<Record<string, string>>) {
  const email = `${randomUUID()}@example.org`;
  const { password } = fields;
  await client.post('/api/Users', { ...fields, email, passwordRepeat: password });
  const login = await client.post('/rest/user/login', { email, password });
  return login.status === 200 ? claimsOf(login.json().authentication.token).data : undefined;
}

const uses: Acts<ChangedServer> = {
  'a customer registers': async (server) => (await register(server, { password: passphrase }))?.role === 'customer',
};

proveCodingChallenge('registerAdminChallenge', {
  run: startChangedServer,
  uses,
  attacks: actsOf<ChangedServer, readonly [field: string, value: string]>(
    {
      'an administrator registers': ['role', 'admin'],
      'an accountant registers': ['role', 'accounting'],
      'a deluxe member registers': ['role', 'deluxe'],
      'a proof of membership is brought along': ['deluxeToken', 'made up'],
      'an address of the last login is made up': ['lastLoginIp', '192.0.2.1'],
    },
    async (server, [field, value]) =>
      (await register(server, { password: passphrase, [field]: value }))?.[field] === value,
  ),
  expected: [
    'open: an accountant registers',
    'open: an administrator registers',
    'closed',
    'open: a proof of membership is brought along',
  ],
});

/** Stands in for the operator's list of leaked passwords. */
const folder = mkdtempSync(join(tmpdir(), 'juice-range-leaked-'));
const leaked = join(folder, 'leaked.txt');
writeFileSync(leaked, ['admin123', 'passwordpassword', '123456789012345', 'aaaaaaaaaaaaaaa'].join('\n'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Login as the right fix wants it: it asks `isPassword` in place of comparing hashes. */
function loginThatAsks(): ChangedSource {
  const file = 'server/shop/logins/login.ts';
  const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
    .replace('import { startSession }', "import { isPassword } from '../accounts/users.ts';\nimport { startSession }")
    .replace(
      /const \[row\] = await queryUsers.*/,
      'const row = (await isPassword(textOf(password), known)) ? known : undefined;',
    )
    .replace(
      /const sql = .*/,
      "const known = database.get<any>('SELECT * FROM Users WHERE email = ? AND deletedAt IS NULL', address);",
    );
  return { file, text };
}

/** Returns whether somebody may guess until the password is found. */
async function guessesAreCounted({ client }: ChangedServer): Promise<boolean> {
  const email = `${randomUUID()}@example.org`;
  await client.post('/api/Users', { email, password: passphrase, passwordRepeat: passphrase });
  for (let guess = 0; guess < 12; guess += 1) {
    await client.post('/rest/user/login', { email, password: `guess ${guess}` });
  }
  return (await client.post('/rest/user/login', { email, password: passphrase })).status !== 200;
}

/** Makes the hash of the right fix cheap. What a guess costs is no part of the proof, and the shop starts with two dozen hashes. */
const cheaply = ({ file, text }: ChangedSource): ChangedSource => ({ file, text: text.replace('N: 2 ** 15', 'N: 2') });

proveCodingChallenge('weakPasswordChallenge', {
  run: (changed) =>
    startChangedServer(
      cheaply(changed),
      { LEAKED_PASSWORDS: leaked },
      changed.text.includes('isPassword') ? [loginThatAsks()] : [],
    ),
  uses,
  // What attackers try first: long and short, plain and with the decorations that rules ask for.
  attacks: {
    ...actsOf<ChangedServer, string>(
      Object.fromEntries(
        [
          'admin123',
          '1',
          'Admin123!',
          'P@ssw0rd!',
          '123456789012',
          'password1234',
          'aaaaaaaaaaaaa',
          'PasswordPassword',
          '123456789012345',
          'aaaaaaaaaaaaaaa',
        ].map((password) => [`${password} is a password`, password]),
      ),
      async (server, password) => (await register(server, { password })) !== undefined,
    ),
    'two accounts with one password have the same hash': async (server) => {
      const hashOf = async () => (await register(server, { password: passphrase }))?.password;
      const hashes = new Set([await hashOf(), await hashOf()]);
      return hashes.size === 1;
    },
    'guesses at a password are not counted': async (server) => !(await guessesAreCounted(server)),
  },
  expected: ['closed', 'open: admin123 is a password', 'open: admin123 is a password', 'broken: a customer registers'],
});
