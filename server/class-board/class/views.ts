import type { LearnerView } from '../../../shared/class/to-learner.ts';
import type { TrainerLearner } from '../../../shared/class/trainer.ts';
import type { WallState } from '../../../shared/class/wall.ts';
import type { BoardClass } from './board-class.ts';
import type { BoardLearner } from './learner.ts';

/** Returns what the wall shows, with names only where the trainer wants them. */
export function wallOf(board: BoardClass, now: number, connected: number): WallState {
  const facts = board.facts();
  const shown = board.standings();
  const showsNames = facts.view === 'ranking';
  const nobody = { number: null, name: null };
  const named = ({ number, name }: BoardLearner) => ({ number, name: facts.isAnonymous ? null : name });
  const learners = new Map(board.learners().map((learner) => [learner.id, learner]));
  return {
    now,
    class: facts,
    learners: learners.size,
    connected,
    ranking: showsNames
      ? shown.ranking.flatMap(({ id, ...result }) => {
          const learner = learners.get(id);
          return learner === undefined ? [] : [{ ...named(learner), ...result }];
        })
      : null,
    solvedBy: shown.solvedBy,
    solves: shown.solves,
    recent: shown.recent.map(({ id, ...solve }) => {
      const learner = showsNames ? learners.get(id) : undefined;
      return { ...(learner === undefined ? nobody : named(learner)), ...solve };
    }),
    timeline: shown.timeline,
    announcements: board.announcements().slice(-3).reverse(),
  };
}

/** Returns all that the trainer sees of a learner. */
export function trainerLearnerOf(board: BoardClass, learner: BoardLearner, isConnected: boolean): TrainerLearner {
  return {
    id: learner.id,
    name: learner.name,
    number: learner.number,
    isVerified: learner.isVerified,
    isConnected,
    isKeyReset: learner.isVerified && learner.publicKey === null,
    joinedAt: learner.joinedAt,
    movedAt: learner.movedAt,
    solves: [...learner.solves.values()]
      .map((solve) => ({ ...solve, counts: board.counts(learner, solve) }))
      .sort((one, other) => one.at - other.at),
    coding: [...learner.coding].map(([challenge, steps]) => ({ challenge, ...steps })),
    hints: Object.fromEntries(learner.hints),
    stuck: learner.stuck,
    cheatScore: learner.cheatScore,
    marks: learner.marks,
    handedInAt: learner.handedInAt,
  };
}

/** Returns what a learner's app is told. */
export function learnerViewOf(board: BoardClass, learner: BoardLearner): LearnerView {
  const { name, phase, isContest, startsAt, endsAt } = board.facts();
  return {
    class: name,
    phase,
    isContest,
    startsAt,
    endsAt,
    announcements: [...board.announcements()],
    releasedHints: [...board.releasedHints()],
    isStuck: learner.stuck !== null,
    handedInAt: learner.handedInAt,
  };
}
