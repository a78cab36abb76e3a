import { bar, sideMenuButton, technologies } from '../script/anchors.ts';
import type { Script, Step } from '../script/script.ts';
import { after, atRoute, read } from '../script/steps.ts';

function atTechnologies(text: Step['text'], ms: number): Step {
  return { text, anchor: technologies, unskippable: true, until: after(ms) };
}

/** ui-learning.md 14.8 */
export const adminSection: Script = [
  { text: 'TUTORIAL_ADMIN_SECTION_1', anchor: bar, until: { kind: 'loggedIn', as: 'admin' } },
  {
    text: 'TUTORIAL_ADMIN_SECTION_2',
    anchor: sideMenuButton,
    unskippable: true,
    until: { kind: 'click', target: sideMenuButton[0] },
  },
  atTechnologies('TUTORIAL_ADMIN_SECTION_3', 8000),
  atTechnologies('TUTORIAL_ADMIN_SECTION_4', 8000),
  atTechnologies('TUTORIAL_ADMIN_SECTION_5', 8000),
  atTechnologies('TUTORIAL_ADMIN_SECTION_6', 8000),
  atTechnologies('TUTORIAL_ADMIN_SECTION_7', 4000),
  {
    text: 'TUTORIAL_ADMIN_SECTION_8',
    anchor: bar,
    values: { path: { code: '/wp-admin' } },
    unskippable: true,
    until: after(10_000),
  },
  {
    text: 'TUTORIAL_ADMIN_SECTION_9',
    anchor: bar,
    values: { path: { code: '#/admin' } },
    unskippable: true,
    until: atRoute('admin'),
  },
  {
    text: 'TUTORIAL_ADMIN_SECTION_10',
    anchor: bar,
    values: { path: { code: '#/administration' } },
    unskippable: true,
    until: atRoute('administration'),
  },
  read('TUTORIAL_ADMIN_SECTION_11', 6000),
  { ...read('TUTORIAL_ADMIN_SECTION_12', 16_000), values: { file: { code: 'main.js' }, path: { code: 'path:' } } },
  read('TUTORIAL_ADMIN_SECTION_13', 10_000),
  read('TUTORIAL_ADMIN_SECTION_14', 8000),
];
