import { createHash } from 'node:crypto';
import { type ChangedServer, startChangedServer } from './harness/changed-server.ts';
import { actsOf, type Probe, proveCodingChallenge } from './harness/prove.ts';

/** A customer who knows her password. */
const amysPassword = 'K1f.....................';

/** The hash of a password that an attacker brings along. */
const invented = createHash('md5').update('invented').digest('hex');

/** Ways into an account without its password, from the best known one on. */
function waysInto(email: string, id: number) {
  return {
    'a comment ends the query': `${email}'--`,
    'another comment ends the query': `${email}'/*`,
    'a condition that holds': `${email}' OR email = '`,
    'a condition and a comment': `x' OR email = '${email}'--`,
    'a second quote': `a'b' OR email = '${email}'--`,
    'the first user': "' OR 1=1--",
    'a made-up row': `' UNION SELECT ${id}, '', '${email}', '${invented}', 'customer', '', '', '', '', 1, '', '', NULL--`,
  };
}

function loginAs(email: string, id: number): Probe<ChangedServer> {
  return {
    uses: {
      'a customer logs in': async ({ client }) => {
        const { status, json } = await client.post('/rest/user/login', {
          email: 'amy@juice-sh.op',
          password: amysPassword,
        });
        return status === 200 && json().authentication.umail === 'amy@juice-sh.op';
      },
      'a wrong password is refused': async ({ client }) =>
        (await client.post('/rest/user/login', { email: 'amy@juice-sh.op', password: 'not hers' })).status === 401,
    },
    attacks: actsOf(waysInto(email, id), async ({ client }, way) => {
      const answer = await client.post('/rest/user/login', { email: way, password: 'invented' });
      return answer.status === 200 && answer.json().authentication.umail === email;
    }),
  };
}

proveCodingChallenge('loginAdminChallenge', {
  run: startChangedServer,
  ...loginAs('admin@juice-sh.op', 1),
  expected: ['open: the first user', 'open: another comment ends the query', 'broken: a customer logs in', 'closed'],
});

proveCodingChallenge('loginBenderChallenge', {
  run: startChangedServer,
  ...loginAs('bender@juice-sh.op', 3),
  expected: ['open: a condition that holds', 'closed', 'open: a comment ends the query', 'open: a made-up row'],
});

proveCodingChallenge('loginJimChallenge', {
  run: startChangedServer,
  ...loginAs('jim@juice-sh.op', 2),
  expected: ['closed', 'open: a second quote', 'open: a comment ends the query', 'broken: a customer logs in'],
});
