import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { type BoardDrawing, boardDrawingPath } from '../../../shared/api/board-drawing.ts';
import type { ChallengeRecord } from '../../../shared/api/challenge.ts';
import { withExtraCoding } from '../../../shared/score-board/extra-coding.ts';
import { fillBoard } from '../board-drawing.ts';
import type { Training } from '../training.ts';
import { isSameOrigin } from './same-origin.ts';

/** The parts of the configuration on which the look of the board depends. */
const drawn = ['application', 'challenges', 'hackingInstructor', 'ctf', 'range'] as const;

/**
 * Registers `GET /rest/range/score-board`: the drawing of the score board that the page shows before its own code is there (decision 123). It answers
 * 200 with HTML. It answers 204 where the board looks otherwise than drawn, by the configuration or the learner's view of it, and to pages of
 * other origins.
 */
export function registerBoardDrawing(app: FastifyInstance, training: Training): void {
  const { config, content, learner } = training;
  const isAsDrawn = drawn.every((part) => isDeepStrictEqual(config[part], content.configuration[part]));
  let parts: BoardDrawing | undefined;
  app.get(`/${boardDrawingPath}`, (request, reply) => {
    if (!isAsDrawn || !isSameOrigin(request)) {
      return reply.code(204).send();
    }
    parts ??= training.readBoardDrawing();
    const page = fillBoard(parts, { challenges: recordsOf(training), learner: learner.state(), paths: content.paths });
    return page === null ? reply.code(204).send() : reply.type('text/html; charset=utf-8').send(page);
  });
}

/** Returns the challenges with the learner's progress. The table that the API reads may say otherwise, since learners change it. */
function recordsOf({ catalogue, progress, judge }: Training): readonly ChallengeRecord[] {
  const records = catalogue.all.map((challenge): ChallengeRecord => {
    const { solvedAt, codingStatus, codingChangedAt } = progress.of(challenge.key);
    const updatedAt = [solvedAt ?? '', codingChangedAt ?? ''].sort().at(-1) ?? '';
    return {
      ...challenge,
      solved: solvedAt !== null,
      codingChallengeStatus: codingStatus,
      createdAt: updatedAt,
      updatedAt,
    };
  });
  return withExtraCoding(records, { extra: judge.extraProgress() });
}
