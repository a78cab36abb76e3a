import { bar, sideMenuButton, technologies } from '../script/anchors.ts';
import type { Script } from '../script/script.ts';
import { after, goTo, read, task } from '../script/steps.ts';

/** The script of ui-learning.md 14.8. */
export const adminSection: Script = [
  { text: 'TUTORIAL_ADMIN_SECTION_1', anchor: bar, until: { kind: 'loggedIn', as: 'admin' } },
  task('TUTORIAL_ADMIN_SECTION_2', sideMenuButton, { kind: 'click', target: sideMenuButton[0] }),
  task('TUTORIAL_ADMIN_SECTION_3', technologies, after(8000)),
  task('TUTORIAL_ADMIN_SECTION_4', technologies, after(8000)),
  task('TUTORIAL_ADMIN_SECTION_5', technologies, after(8000)),
  task('TUTORIAL_ADMIN_SECTION_6', technologies, after(8000)),
  task('TUTORIAL_ADMIN_SECTION_7', technologies, after(4000)),
  task('TUTORIAL_ADMIN_SECTION_8', bar, after(10_000), { path: { code: '/wp-admin' } }),
  goTo('TUTORIAL_ADMIN_SECTION_9', 'admin', { path: { code: '#/admin' } }),
  goTo('TUTORIAL_ADMIN_SECTION_10', 'administration', { path: { code: '#/administration' } }),
  read('TUTORIAL_ADMIN_SECTION_11', 6000),
  read('TUTORIAL_ADMIN_SECTION_12', 16_000, { file: { code: 'main.js' }, path: { code: 'path:' } }),
  read('TUTORIAL_ADMIN_SECTION_13', 10_000),
  read('TUTORIAL_ADMIN_SECTION_14', 8000),
];
