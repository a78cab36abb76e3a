import type { AttackName } from '../../../shared/api/own-fix.ts';
import type { Door } from '../door.ts';
import { amy, reviewsAtFirst } from '../seed/reviews.ts';
import { attack, type Check, use } from './check.ts';
import { listAt } from './json.ts';

const path = '/rest/products/reviews';
const words = 'Changed my mind';
const [own, ownSecond] = reviewsAtFirst.filter(({ author }) => author === amy).map(({ _id }) => _id);
const [others = '', othersSecond = ''] = reviewsAtFirst.filter(({ author }) => author !== amy).map(({ _id }) => _id);

/** Amy changes what `id` selects. */
function edit(door: Door, id: unknown, fields: object = {}): number {
  return door({ method: 'PATCH', path, as: amy, body: { id, message: words, ...fields } }).status;
}

/** Returns the ids of the reviews that say the new words. */
function changed(door: Door): readonly unknown[] {
  const reviews = listAt(door({ method: 'GET', path }).text, 'data');
  return reviews.filter((review) => Object(review).message === words).map((review) => Object(review)._id);
}

const uses: readonly Check[] = [
  use('reviewCorrected', (door) => edit(door, own) === 200 && changed(door).includes(own)),
  use('reviewCorrectedAlone', (door) => edit(door, ownSecond) === 200 && changed(door).join() === ownSecond),
];

function changesOfOthers(door: Door): boolean {
  return changed(door).some((id) => id === others || id === othersSecond);
}

function forging(name: AttackName, ...ids: readonly unknown[]): Check {
  return attack(name, (door) =>
    ids.some((id) => {
      edit(door, id);
      return changesOfOthers(door);
    }),
  );
}

/** What reaches many reviews at once. */
const byOperators: readonly Check[] = [
  forging('reviewsByNotEqual', { $ne: -1 }, { $ne: own }),
  forging('reviewsByGreater', { $gt: '' }, { $gte: '' }, { $lt: 'z' }),
  forging('reviewsByExistence', { $exists: true }, { $nin: [] }, { $not: { $in: [] } }),
  forging('reviewsByPattern', { $regex: '.' }, { $regex: '^b' }),
  forging('reviewOfOtherInList', { $in: [own, others] }, { $in: [others] }),
];

/** For the challenge about whose review it is. */
export const forgedReviewChecks: readonly Check[] = [
  ...uses,
  forging('reviewOfOther', others),
  attack('reviewWithoutLogin', (door) => {
    door({ method: 'PATCH', path, body: { id: others, message: words, author: amy } });
    return changesOfOthers(door);
  }),
  ...byOperators,
];

/** For the challenge about what selects it. Whose review it is, is not asked there. */
export const noSqlReviewsChecks: readonly Check[] = [...uses, ...byOperators];
