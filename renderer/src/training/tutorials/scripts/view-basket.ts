import { bar } from '../script/anchors.ts';
import type { Script } from '../script/script.ts';
import { after, atRoute, read } from '../script/steps.ts';

/** ui-learning.md 14.10 */
export const viewBasket: Script = [
  read('TUTORIAL_VIEW_BASKET_1', 18_000),
  {
    text: 'TUTORIAL_VIEW_BASKET_2',
    anchor: bar,
    values: { account: { label: 'ACCOUNT' } },
    unskippable: true,
    until: { kind: 'loggedIn' },
  },
  {
    text: 'TUTORIAL_VIEW_BASKET_3',
    anchor: bar,
    values: { basket: { label: 'TITLE_BASKET' } },
    unskippable: true,
    until: atRoute('basket'),
  },
  read('TUTORIAL_VIEW_BASKET_4', 8000),
  read('TUTORIAL_VIEW_BASKET_5', 12_000),
  { text: 'TUTORIAL_VIEW_BASKET_6', anchor: bar, until: { kind: 'developerTools' } },
  {
    text: 'TUTORIAL_VIEW_BASKET_7',
    anchor: bar,
    unskippable: true,
    until: { kind: 'changed', value: { storage: 'bid' } },
  },
  { ...read('TUTORIAL_VIEW_BASKET_8', 8000), values: { entry: { code: 'bid' } } },
  {
    text: 'TUTORIAL_VIEW_BASKET_9',
    anchor: bar,
    values: { entry: { code: 'bid' } },
    unskippable: true,
    until: {
      kind: 'any',
      of: [
        { kind: 'changed', value: { storage: 'itemTotal' } },
        // Two baskets may cost the same.
        { kind: 'solved', challenge: 'basketAccessChallenge' },
      ],
    },
  },
  { text: 'TUTORIAL_VIEW_BASKET_10', anchor: ['app-basket', 'app-navbar'], until: after(15_000) },
];
