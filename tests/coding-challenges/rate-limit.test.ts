import { startChangedServer } from './harness/changed-server.ts';
import { proveCodingChallenge } from './harness/prove.ts';

const path = '/rest/user/reset-password';

/** More than any limit lets through from one client. */
const guesses = 110;

/** Makes headers with a made-up address. A client can send any of them. */
const madeUp = (address: string) => ({
  'x-forwarded-for': address,
  'x-real-ip': address,
  forwarded: `for=${address}`,
  'user-agent': address,
});

proveCodingChallenge('resetPasswordMortyChallenge', {
  run: startChangedServer,
  uses: {
    'a customer sets a new password': async ({ client }) => {
      const fields = { email: 'bjoern@juice-sh.op', answer: 'West-2082', new: 'new words', repeat: 'new words' };
      const { status, headers } = await client.post(path, fields);
      return status === 200 && Number(headers.get('x-ratelimit-remaining')) > 0;
    },
  },
  attacks: {
    'made-up addresses each have guesses of their own': async ({ client }) => {
      for (let guess = 0; guess < guesses; guess += 1) {
        const fields = { email: 'morty@juice-sh.op', answer: `Sn0wb4ll ${guess}`, new: 'his now', repeat: 'his now' };
        const { status } = await client.post(path, fields, { headers: madeUp(`192.0.2.${guess}`) });
        if (status === 429) {
          return false;
        }
      }
      return true;
    },
  },
  expected: [
    'open: made-up addresses each have guesses of their own',
    'open: made-up addresses each have guesses of their own',
    'open: made-up addresses each have guesses of their own',
    'closed',
  ],
});
