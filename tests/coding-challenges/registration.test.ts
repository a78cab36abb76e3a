import { randomUUID } from 'node:crypto';
import { claimsOf } from '../support/client.ts';
import { type ChangedServer, startChangedServer } from './harness/changed-server.ts';
import { type Probe, proveCodingChallenge } from './harness/prove.ts';

const passphrase = 'four wet socks on a line';

/** Registers someone with these fields. Returns what their token says about them, or undefined if they don't get in. */
async function register({ client }: ChangedServer, fields: { readonly password: string; readonly role?: string }) {
  const email = `${randomUUID()}@example.org`;
  await client.post('/api/Users', { ...fields, email, passwordRepeat: fields.password });
  const login = await client.post('/rest/user/login', { email, password: fields.password });
  return login.status === 200 ? claimsOf(login.json().authentication.token).data : undefined;
}

const use: Probe<ChangedServer>['use'] = async (server) =>
  (await register(server, { password: passphrase }))?.role === 'customer';

proveCodingChallenge('registerAdminChallenge', {
  run: startChangedServer,
  use,
  attack: async (server) => {
    for (const role of ['admin', 'accounting', 'deluxe']) {
      if ((await register(server, { password: passphrase, role }))?.role === role) {
        return true;
      }
    }
    return false;
  },
  expected: ['open', 'open', 'closed', 'open'],
});

proveCodingChallenge('weakPasswordChallenge', {
  run: startChangedServer,
  use,
  // What attackers try first: long and short, plain and with the decorations that rules ask for.
  attack: async (server) => {
    for (const password of [
      'admin123',
      '123456789012',
      'password1234',
      'Admin123!',
      'P@ssw0rd!',
      'aaaaaaaaaaaaa',
      '1',
    ]) {
      if ((await register(server, { password })) !== undefined) {
        return true;
      }
    }
    return false;
  },
  // A rule of four kinds of characters lets Admin123! in and keeps a passphrase out.
  expected: ['closed', 'open', 'open', 'broken'],
});
