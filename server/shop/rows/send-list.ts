import type { FastifyReply } from 'fastify';
import { sendJsonText, success } from '../../http/answers.ts';
import { type LongAnswers, listPieces } from '../../http/long-answers.ts';

/** A list that is answered, made in one of two ways with the same result. */
export interface AnsweredList {
  /** What the list depends on besides its source. */
  readonly question: string;
  readonly source: { changes(): number };
  readonly all: () => readonly unknown[];
  /** Piece by piece; undefined for a moment in which others may be served. */
  readonly each: () => Iterable<unknown>;
}

/** Answers with a list: at once as nearly always, or piece by piece where the shop holds much. */
export function sendList(
  reply: FastifyReply,
  longAnswers: LongAnswers,
  { question, source, all, each }: AnsweredList,
): FastifyReply | Promise<FastifyReply> {
  return longAnswers.isSmall()
    ? reply.send(success(all()))
    : longAnswers.make(question, source, () => listPieces(each())).then((json) => sendJsonText(reply, json));
}
