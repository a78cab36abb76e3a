import type { AttackName } from '../../../shared/api/own-fix.ts';
import type { Door, DoorResponse } from '../door.ts';
import { attack, type Check, use } from './check.ts';
import { jsonAt } from './json.ts';

/** More than any limit lets through from one client. */
const guesses = 110;

type Headers = Readonly<Record<string, string>>;

const owner = { email: 'bjoern@juice-sh.op', answer: 'West-2082' };

function reset(door: Door, body: object, from: string, headers: Headers = {}): DoorResponse {
  return door({ method: 'POST', path: '/rest/user/reset-password', body, from, headers });
}

/** Returns whether all guesses of one client are answered. */
function guessesAll(door: Door, headersOf: (address: string) => Headers): boolean {
  for (let guess = 0; guess < guesses; guess += 1) {
    const body = { email: 'morty@juice-sh.op', answer: `Sn0wb4ll ${guess}` };
    if (reset(door, body, '203.0.113.9', headersOf(`192.0.2.${guess}`)).status !== 401) {
      return false;
    }
  }
  return true;
}

function guessing(name: AttackName, headersOf: (address: string) => Headers): Check {
  return attack(name, (door) => guessesAll(door, headersOf));
}

/** The uses of a limited password reset, and floods of guesses. */
export const rateLimitChecks: readonly Check[] = [
  use('answerRight', (door) => {
    const { status, text } = reset(door, owner, '198.51.100.7');
    return status === 200 && jsonAt(text, 'user', 'email') === owner.email;
  }),
  use('answerMistyped', (door) => {
    const wrong = ['west-2082', 'West 2082', 'West-2028'].map((answer) =>
      reset(door, { ...owner, answer }, '198.51.100.7'),
    );
    return wrong.every(({ status }) => status === 401) && reset(door, owner, '198.51.100.7').status === 200;
  }),
  use('answerDuringFlood', (door) => {
    guessesAll(door, () => ({}));
    return reset(door, owner, '198.51.100.7').status === 200;
  }),
  guessing('answersFromOneAddress', () => ({})),
  guessing('answersByForwardedFor', (address) => ({ 'x-forwarded-for': `${address}, ${address}` })),
  guessing('answersByOtherHeaders', (address) => ({
    forwarded: `for=${address}`,
    'x-real-ip': address,
    'x-client-ip': address,
    'true-client-ip': address,
    'cf-connecting-ip': address,
    via: address,
  })),
  guessing('answersByAgents', (address) => ({
    'user-agent': address,
    cookie: `visitor=${address}`,
    authorization: `Bearer ${address}`,
    'accept-language': address,
  })),
];
