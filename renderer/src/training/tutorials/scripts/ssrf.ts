import { account } from '../script/anchors.ts';
import type { Script } from '../script/script.ts';
import { namingAccount, read, task } from '../script/steps.ts';
import { loginMenu, lookAtResponse, openWorkbench, requestText, send, showRepeater } from '../script/workbench.ts';

const program = '/decoy/harvest/juicy_malware_linux_amd_64.txt';

/** The form of the profile page that takes the address of a picture. */
const linkPicture = requestText({
  line: 'POST /profile/image/url',
  headers: ['Content-Type: application/x-www-form-urlencoded'],
  body: () => `imageUrl=${window.location.origin}/assets/public/images/products/apple_juice.jpg`,
});

/** A request that the server makes for a visitor (ui-learning.md 14.16). */
export const ssrf: Script = [
  read('TUTORIAL_SSRF_1', 20_000),
  task('TUTORIAL_SSRF_2', account, { kind: 'loggedIn' }, namingAccount),
  read('TUTORIAL_SSRF_3', 20_000),
  openWorkbench,
  showRepeater,
  send('TUTORIAL_SSRF_6', /juicy-malware/, {
    payload: { payload: requestText({ line: 'GET /ftp/quarantine/juicy_malware_linux_amd_64.url' }) },
  }),
  send('TUTORIAL_SSRF_7', /server-side\?key=/, { payload: { payload: requestText({ line: `GET ${program}` }) } }),
  lookAtResponse('TUTORIAL_SSRF_8', 20_000, { path: { code: '/solve/challenges/server-side' } }),
  task(
    'TUTORIAL_SSRF_9',
    ['#repeater-request'],
    { kind: 'message', of: 'request', matching: /POST \/profile\/image\/url HTTP/ },
    { payload: { payload: linkPicture } },
  ),
  task(
    'TUTORIAL_SSRF_10',
    loginMenu,
    { kind: 'message', of: 'request', matching: /Cookie: ?token=/ },
    { cookie: { code: 'Cookie' } },
  ),
  send('TUTORIAL_SSRF_11', /302 Found/),
  lookAtResponse('TUTORIAL_SSRF_12', 20_000),
  task(
    'TUTORIAL_SSRF_13',
    ['#repeater-send'],
    { kind: 'solved', challenge: 'ssrfChallenge' },
    { field: { code: 'imageUrl=' } },
  ),
  read('TUTORIAL_SSRF_14', 25_000),
];
