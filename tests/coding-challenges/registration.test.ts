import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { claimsOf } from '../support/client.ts';
import { type ChangedServer, startChangedServer } from './harness/changed-server.ts';
import { type Acts, actsOf, proveCodingChallenge } from './harness/prove.ts';

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

proveCodingChallenge('weakPasswordChallenge', {
  run: (changed) => startChangedServer(changed, { LEAKED_PASSWORDS: leaked }),
  uses,
  // What attackers try first: long and short, plain and with the decorations that rules ask for.
  attacks: actsOf<ChangedServer, string>(
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
  expected: ['closed', 'open: admin123 is a password', 'open: admin123 is a password', 'broken: a customer registers'],
});
