import { account } from '../script/anchors.ts';
import type { Script } from '../script/script.ts';
import { accountMenuOpened, goTo, namingAccount, read, task } from '../script/steps.ts';

/** The script of ui-learning.md 14.4. */
export const privacyPolicy: Script = [
  task('TUTORIAL_PRIVACY_POLICY_1', account, { kind: 'loggedIn' }, namingAccount),
  { text: 'TUTORIAL_OPEN_ACCOUNT_MENU', anchor: account, values: namingAccount, until: accountMenuOpened },
  goTo('TUTORIAL_PRIVACY_POLICY_3', 'privacy-security/privacy-policy', {
    privacy: { label: 'PRIVACY_AND_SECURITY' },
    policy: { label: 'TITLE_PRIVACY_POLICY' },
  }),
  read('TUTORIAL_PRIVACY_POLICY_READ', 20_000),
  read('TUTORIAL_PRIVACY_POLICY_4', 60_000),
];
