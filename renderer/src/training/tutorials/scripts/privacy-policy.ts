import { account, bar } from '../script/anchors.ts';
import type { Script } from '../script/script.ts';
import { accountMenuOpened, atRoute, read } from '../script/steps.ts';

/** ui-learning.md 14.4 */
export const privacyPolicy: Script = [
  {
    text: 'TUTORIAL_PRIVACY_POLICY_1',
    anchor: account,
    values: { account: { label: 'ACCOUNT' } },
    unskippable: true,
    until: { kind: 'loggedIn' },
  },
  {
    text: 'TUTORIAL_OPEN_ACCOUNT_MENU',
    anchor: account,
    values: { account: { label: 'ACCOUNT' } },
    until: accountMenuOpened,
  },
  {
    text: 'TUTORIAL_PRIVACY_POLICY_3',
    anchor: bar,
    values: { privacy: { label: 'PRIVACY_AND_SECURITY' }, policy: { label: 'TITLE_PRIVACY_POLICY' } },
    unskippable: true,
    until: atRoute('privacy-security/privacy-policy'),
  },
  read('TUTORIAL_PRIVACY_POLICY_4', 60_000),
];
