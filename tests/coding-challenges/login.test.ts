import { createHash } from 'node:crypto';
import { type ChangedServer, startChangedServer } from './harness/changed-server.ts';
import { type Probe, proveCodingChallenge } from './harness/prove.ts';

/** A customer who knows her password. */
const amysPassword = 'K1f.....................';

/** The hash of a password that an attacker brings along. */
const invented = createHash('md5').update('invented').digest('hex');

/** Ways into an account without its password, each of which gets past a different wrong fix. */
const waysInto = (email: string, id: number): readonly string[] => [
  `${email}'--`,
  `${email}'/*`,
  `${email}' OR email = '`,
  `x' OR email = '${email}'--`,
  `a'b' OR email = '${email}'--`,
  "' OR 1=1--",
  `' UNION SELECT ${id}, '', '${email}', '${invented}', 'customer', '', '', '', '', 1, '', '', NULL--`,
];

function loginAs(email: string, id: number): Probe<ChangedServer> {
  return {
    use: async ({ client }) => {
      const right = await client.post('/rest/user/login', { email: 'amy@juice-sh.op', password: amysPassword });
      const wrong = await client.post('/rest/user/login', { email: 'amy@juice-sh.op', password: 'not hers' });
      return right.status === 200 && right.json().authentication.umail === 'amy@juice-sh.op' && wrong.status === 401;
    },
    attack: async ({ client }) => {
      for (const way of waysInto(email, id)) {
        const answer = await client.post('/rest/user/login', { email: way, password: 'invented' });
        if (answer.status === 200 && answer.json().authentication.umail === email) {
          return true;
        }
      }
      return false;
    },
  };
}

proveCodingChallenge('loginAdminChallenge', {
  run: startChangedServer,
  ...loginAs('admin@juice-sh.op', 1),
  expected: ['open', 'open', 'broken', 'closed'],
});

proveCodingChallenge('loginBenderChallenge', {
  run: startChangedServer,
  ...loginAs('bender@juice-sh.op', 3),
  expected: ['open', 'closed', 'open', 'open'],
});

proveCodingChallenge('loginJimChallenge', {
  run: startChangedServer,
  ...loginAs('jim@juice-sh.op', 2),
  expected: ['closed', 'open', 'open', 'broken'],
});
