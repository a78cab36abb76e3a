import type { AttackName } from '../../../shared/api/own-fix.ts';
import type { Door, DoorResponse } from '../door.ts';
import { amy, hashOf, oneil, wurst } from '../seed/tables.ts';
import { attack, type Check, use } from './check.ts';
import { jsonAt } from './json.ts';

/** A password that an attacker brings along. */
const invented = 'invented';

function login(door: Door, email: string, password: string): DoorResponse {
  return door({ method: 'POST', path: '/rest/user/login', body: { email, password } });
}

function isLoggedIn({ status, text }: DoorResponse, email: string): boolean {
  return status === 200 && jsonAt(text, 'authentication', 'umail') === email;
}

/** What customers do at the login. */
const uses: readonly Check[] = [
  use('loginWithPassword', (door) => isLoggedIn(login(door, amy.email, amy.password), amy.email)),
  use('loginWithWrongPassword', (door) => {
    const wrong = login(door, amy.email, 'not hers');
    const unknown = login(door, 'nobody@juice-sh.op', amy.password);
    return wrong.status === 401 && unknown.status === 401;
  }),
  use('loginWithApostrophe', (door) => isLoggedIn(login(door, oneil.email, oneil.password), oneil.email)),
  use('loginWithSecondFactor', (door) => {
    const { status, text } = login(door, wurst.email, wurst.password);
    return status === 401 && jsonAt(text, 'status') === 'totp_token_required';
  }),
];

/** Returns the uses of the login, and the ways into somebody's account without the password. */
export function loginChecks({ email, id }: { readonly email: string; readonly id: number }): readonly Check[] {
  const ways: readonly (readonly [AttackName, string])[] = [
    ['loginByComment', `${email}'--`],
    ['loginByBlockComment', `${email}'/*`],
    // The first user is the administrator.
    ['loginByCondition', id === 1 ? "' OR 1=1--" : `' OR id=${id}--`],
    ['loginByOtherAddress', `${email}' OR email = '`],
    ['loginByQuotes', `a'b' OR email = '${email}'--`],
    ['loginByBackslash', `\\' OR email = "${email}"--`],
    [
      'loginByInventedUser',
      `' UNION SELECT ${id}, '', '${email}', '${hashOf(invented)}', 'customer', '', '', '', '', 1, '', '', NULL--`,
    ],
  ];
  return [
    ...uses,
    ...ways.map(([name, address]) => attack(name, (door) => isLoggedIn(login(door, address, invented), email))),
  ];
}
