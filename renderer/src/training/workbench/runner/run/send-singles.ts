import { combinationsOf } from '../plan/combinations.ts';
import { requestsOf } from '../plan/requests.ts';
import { answerKeeper } from './answers.ts';
import { type Execution, emptyRow, orderWishes } from './execution.ts';
import { sendAll } from './orders.ts';
import type { Row } from './run.ts';

/** How many responses are read for values at a time. */
const readAtOnce = 32;

/** Sends one request for each combination: all of them in one order, so that nothing is between them. */
export async function sendSingles({ plan, part, reader, signal, onSent, onRow }: Execution): Promise<void> {
  const { at } = combinationsOf(plan);
  const make = requestsOf(plan);
  const keep = answerKeeper();
  const takes = plan.steps[0]?.takes ?? [];
  const requests = function* () {
    for (let index = part.from; index < part.to; index += 1) {
      yield make(0, at(index), {});
    }
  };
  let unread: { readonly row: Row; readonly response: string }[] = [];
  const read = async () => {
    const responses = unread.map(({ response }) => response);
    const values = unread.length === 0 ? [] : await reader.take(responses, takes, signal);
    for (const [index, { row }] of unread.entries()) {
      onRow({ ...row, ...values[index] });
    }
    unread = [];
  };
  try {
    for await (const sent of sendAll(requests(), orderWishes(plan.pace), signal)) {
      const index = part.from + sent.index;
      const row = { ...emptyRow(index + 1, at(index)), answers: [keep(sent)] };
      onSent();
      if (takes.length === 0) {
        onRow(row);
      } else if (unread.push({ row, response: sent.response }) >= readAtOnce) {
        await read();
      }
    }
    await read();
  } finally {
    // Of a run that was ended, what has been sent is shown.
    for (const { row } of unread) {
      onRow(row);
    }
  }
}
