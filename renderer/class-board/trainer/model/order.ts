import type { TrainerLearner } from '../../../../shared/class/trainer.ts';

export const orders = ['help', 'name', 'solved', 'joined'] as const;

export type Order = (typeof orders)[number];

/** Returns the learners whose name has the text, in an order. The first one puts those first who ask for help, then those who have not moved for longest. */
export function chosenLearners(
  learners: readonly TrainerLearner[],
  { search, order }: { readonly search: string; readonly order: Order },
  tag: string,
): readonly TrainerLearner[] {
  const wanted = search.trim().toLocaleLowerCase(tag);
  const found = wanted === '' ? learners : learners.filter(({ name }) => name.toLocaleLowerCase(tag).includes(wanted));
  const byName = new Intl.Collator(tag, { numeric: true }).compare;
  switch (order) {
    case 'help':
      return found.toSorted((one, other) => urgency(one) - urgency(other));
    case 'name':
      return found.toSorted((one, other) => byName(one.name, other.name));
    case 'solved':
      return found.toSorted((one, other) => counting(other) - counting(one) || byName(one.name, other.name));
    case 'joined':
      return found;
  }
}

/** Returns since when a learner has not moved, in milliseconds. */
export function stillSince({ movedAt, joinedAt }: TrainerLearner): number {
  return movedAt ?? joinedAt;
}

/** Times of those who ask for help are below zero, so that they come before all others, whoever has waited longest first. */
function urgency(learner: TrainerLearner): number {
  return learner.stuck === null ? stillSince(learner) : learner.stuck.since - Number.MAX_SAFE_INTEGER / 2;
}

function counting({ solves }: TrainerLearner): number {
  return solves.filter(({ counts }) => counts).length;
}
