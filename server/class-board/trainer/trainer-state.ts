import type { TrainerLearner, TrainerState } from '../../../shared/class/trainer.ts';
import type { Board } from '../board.ts';
import { trainerLearnerOf } from '../class/views.ts';

/** Returns everything that the trainer's view shows. */
export function trainerState({ class: board, options, connections, addresses }: Board): TrainerState {
  return {
    now: Date.now(),
    class: board.facts(),
    challenges: options.challenges,
    learners: board.learners().map((learner) => trainerLearnerOf(board, learner, connections.has(learner.id))),
    announcements: board.announcements(),
    releasedHints: board.releasedHints(),
    addresses,
    webhooks: addresses.map((address) => `${address}/webhook/${options.secrets.webhookKey}`),
  };
}

/** Returns what the trainer's view shows of a learner; undefined when there is none of this id. */
export function trainerLearner({ class: board, connections }: Board, id: string): TrainerLearner | undefined {
  const learner = board.learner(id);
  return learner === undefined ? undefined : trainerLearnerOf(board, learner, connections.has(id));
}
