import { bar, email, password } from '../script/anchors.ts';
import type { Script } from '../script/script.ts';
import { address, atRoute, logIn, logOutFirst, read } from '../script/steps.ts';

/** ui-learning.md 14.6 */
export const exposedCredentials: Script = [
  logOutFirst,
  { text: 'TUTORIAL_EXPOSED_CREDENTIALS_2', anchor: bar, unskippable: true, until: { kind: 'developerTools' } },
  { ...read('TUTORIAL_EXPOSED_CREDENTIALS_3', 10_000), values: { file: { code: 'main.js' } } },
  { ...read('TUTORIAL_EXPOSED_CREDENTIALS_4', 35_000), values: { file: { code: 'main.js' } } },
  { text: 'TUTORIAL_EXPOSED_CREDENTIALS_5', anchor: bar, unskippable: true, until: atRoute('login') },
  {
    text: 'TUTORIAL_EXPOSED_CREDENTIALS_6',
    anchor: email,
    unskippable: true,
    until: { kind: 'value', field: '#email', is: address('testing'), exact: true },
  },
  {
    text: 'TUTORIAL_EXPOSED_CREDENTIALS_7',
    anchor: password,
    unskippable: true,
    until: { kind: 'value', field: '#password', is: 'IamUsedForTesting' },
  },
  logIn,
  read('TUTORIAL_EXPOSED_CREDENTIALS_9', 5000),
];
