import type { Script } from '../script/script.ts';
import { address, goTo, logIn, logOutFirst, read, successful, typeAnyPassword, typeInto } from '../script/steps.ts';

/** The script of ui-learning.md 14.9. */
export const passwordStrength: Script = [
  logOutFirst,
  read('TUTORIAL_PASSWORD_STRENGTH_2', 7000),
  read('TUTORIAL_PASSWORD_STRENGTH_LISTS', 20_000),
  goTo('TUTORIAL_PASSWORD_STRENGTH_3', 'login'),
  typeInto('#email', 'TUTORIAL_PASSWORD_STRENGTH_4', address('admin')),
  typeAnyPassword('TUTORIAL_PASSWORD_STRENGTH_5'),
  typeInto('#password', 'TUTORIAL_PASSWORD_STRENGTH_6', 'admin'),
  typeInto('#password', 'TUTORIAL_PASSWORD_STRENGTH_7', 'admin1'),
  typeInto('#password', 'TUTORIAL_PASSWORD_STRENGTH_8', 'admin12'),
  typeInto('#password', 'TUTORIAL_PASSWORD_STRENGTH_9', 'admin123'),
  successful(logIn),
  read('TUTORIAL_PASSWORD_STRENGTH_TRIES', 20_000),
  read('TUTORIAL_PASSWORD_STRENGTH_FIX', 20_000),
  { ...read('TUTORIAL_PASSWORD_STRENGTH_11', 20_000), workbench: 'same' },
];
