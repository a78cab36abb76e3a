import type { Condition } from '../conditions/condition.ts';
import { bar } from '../script/anchors.ts';
import type { Script } from '../script/script.ts';
import { after, goTo, namingAccount, read, task } from '../script/steps.ts';

const entry = { entry: { code: 'bid' } } as const;

const otherBasketSeen: Condition = {
  kind: 'any',
  of: [
    { kind: 'changed', value: { storage: 'itemTotal' } },
    // Two baskets may cost the same.
    { kind: 'solved', challenge: 'basketAccessChallenge' },
  ],
};

/** The script of ui-learning.md 14.10. */
export const viewBasket: Script = [
  read('TUTORIAL_VIEW_BASKET_1', 18_000),
  task('TUTORIAL_VIEW_BASKET_2', bar, { kind: 'loggedIn' }, namingAccount),
  goTo('TUTORIAL_VIEW_BASKET_3', 'basket', { basket: { label: 'TITLE_BASKET' } }),
  read('TUTORIAL_VIEW_BASKET_4', 8000),
  read('TUTORIAL_VIEW_BASKET_5', 12_000),
  { text: 'TUTORIAL_VIEW_BASKET_6', anchor: bar, until: { kind: 'developerTools' } },
  task('TUTORIAL_VIEW_BASKET_7', bar, { kind: 'changed', value: { storage: 'bid' } }),
  read('TUTORIAL_VIEW_BASKET_8', 8000, entry),
  { ...task('TUTORIAL_VIEW_BASKET_9', bar, otherBasketSeen, entry), anywhere: true },
  { text: 'TUTORIAL_VIEW_BASKET_10', anchor: ['app-basket', 'app-navbar'], workbench: 'same', until: after(15_000) },
];
