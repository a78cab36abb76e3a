import type { FastifyReply } from 'fastify';
import { sendJsonText, success } from '../../http/answers.ts';
import { type LongAnswers, listPieces } from '../../http/long-answers.ts';

/** A list to send, which can be made in two ways with the same result. */
export interface AnsweredList {
  /** What the list depends on besides its source. */
  readonly question: string;
  readonly source: { changes(): number };
  readonly all: () => readonly unknown[];
  /** Yields the items one by one, and undefined at moments when others may be served. */
  readonly each: () => Iterable<unknown>;
}

/** Sends a list: at once, as in nearly all cases, or piece by piece if the shop holds a lot. */
export function sendList(
  reply: FastifyReply,
  longAnswers: LongAnswers,
  { question, source, all, each }: AnsweredList,
): FastifyReply | Promise<FastifyReply> {
  return longAnswers.isSmall()
    ? reply.send(success(all()))
    : longAnswers.make(question, source, () => listPieces(each())).then((json) => sendJsonText(reply, json));
}
