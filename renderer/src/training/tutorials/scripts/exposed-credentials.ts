import { bar } from '../script/anchors.ts';
import type { Script } from '../script/script.ts';
import { address, goTo, logIn, logOutFirst, read, successful, task, typeInto } from '../script/steps.ts';

/** The script of ui-learning.md 14.6. */
export const exposedCredentials: Script = [
  logOutFirst,
  task('TUTORIAL_EXPOSED_CREDENTIALS_2', bar, { kind: 'developerTools' }),
  read('TUTORIAL_EXPOSED_CREDENTIALS_3', 10_000, { file: { code: 'main.js' } }),
  read('TUTORIAL_EXPOSED_CREDENTIALS_4', 35_000, { file: { code: 'main.js' } }),
  goTo('TUTORIAL_EXPOSED_CREDENTIALS_5', 'login'),
  typeInto('#email', 'TUTORIAL_EXPOSED_CREDENTIALS_6', address('testing'), { exact: true }),
  typeInto('#password', 'TUTORIAL_EXPOSED_CREDENTIALS_7', 'IamUsedForTesting'),
  successful(logIn),
  read('TUTORIAL_EXPOSED_CREDENTIALS_WHY', 20_000),
  read('TUTORIAL_EXPOSED_CREDENTIALS_9', 5000),
];
