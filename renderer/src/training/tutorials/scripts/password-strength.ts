import { bar, email, password } from '../script/anchors.ts';
import type { Script, Step } from '../script/script.ts';
import { address, atRoute, logIn, logOutFirst, read } from '../script/steps.ts';

function tryPassword(text: Step['text'], is: string): Step {
  return { text, anchor: password, unskippable: true, until: { kind: 'value', field: '#password', is } };
}

/** ui-learning.md 14.9 */
export const passwordStrength: Script = [
  logOutFirst,
  read('TUTORIAL_PASSWORD_STRENGTH_2', 7000),
  { text: 'TUTORIAL_PASSWORD_STRENGTH_3', anchor: bar, unskippable: true, until: atRoute('login') },
  {
    text: 'TUTORIAL_PASSWORD_STRENGTH_4',
    anchor: email,
    unskippable: true,
    until: { kind: 'value', field: '#email', is: address('admin') },
  },
  {
    text: 'TUTORIAL_PASSWORD_STRENGTH_5',
    anchor: password,
    unskippable: true,
    until: { kind: 'notEmpty', field: '#password' },
  },
  tryPassword('TUTORIAL_PASSWORD_STRENGTH_6', 'admin'),
  tryPassword('TUTORIAL_PASSWORD_STRENGTH_7', 'admin1'),
  tryPassword('TUTORIAL_PASSWORD_STRENGTH_8', 'admin12'),
  tryPassword('TUTORIAL_PASSWORD_STRENGTH_9', 'admin123'),
  logIn,
  read('TUTORIAL_PASSWORD_STRENGTH_11', 20_000),
];
