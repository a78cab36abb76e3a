import { combinationsOf } from '../plan/combinations.ts';
import { requestsOf } from '../plan/requests.ts';
import { referencesIn } from '../plan/template.ts';
import { answerKeeper } from './answers.ts';
import { type Execution, emptyRow, orderWishes } from './execution.ts';
import { sendAll } from './orders.ts';
import type { TakenFrom } from './reader/take.ts';
import type { Row } from './run.ts';

/** Sends several requests for each combination, one after the other. Combinations that run at once take each step together. */
export async function sendSequences(execution: Execution): Promise<void> {
  const { plan, part, signal } = execution;
  const { way, pause } = plan.pace;
  const size = orderWishes(plan.pace).atOnce;
  const sendWave = waveSender(execution);
  for (let from = part.from; from < part.to; from += size) {
    const began = performance.now();
    await sendWave(from, Math.min(from + size, part.to));
    if (way === 'paced' && from + size < part.to) {
      await waitUntil(began + pause, signal);
    }
  }
}

function waveSender({ plan, reader, signal, onSent, onRow }: Execution) {
  const { at } = combinationsOf(plan);
  const make = requestsOf(plan);
  const keep = answerKeeper();
  const { together } = orderWishes(plan.pace);
  const used = plan.steps.map(({ draft }) => referencesIn(draft.text).map(({ name }) => name));
  return async (from: number, to: number): Promise<void> => {
    let rows = Array.from({ length: to - from }, (_, index) => emptyRow(from + index + 1, at(from + index)));
    try {
      for (const [step, { takes }] of plan.steps.entries()) {
        const missing = rows.map(({ lacks }) => used[step]?.find((name) => name in lacks));
        const going = rows.flatMap((row, index) => (missing[index] === undefined ? [row] : []));
        for (const row of rows.map((row, index) => ({ ...row, missing: missing[index] }))) {
          if (row.missing !== undefined) {
            onRow(row);
          }
        }
        rows = going;
        if (going.length === 0) {
          return;
        }
        const requests = going.map(({ values, taken }) => make(step, values, taken));
        // Requests before the last one only prepare it.
        const wishes = { atOnce: going.length, pause: 0, together: together && step === plan.steps.length - 1 };
        const responses: string[] = [];
        for await (const sent of sendAll(requests, wishes, signal)) {
          const answer = keep(sent);
          responses[sent.index] = sent.response;
          rows = rows.map((row, index) => (index === sent.index ? { ...row, answers: [...row.answers, answer] } : row));
          onSent();
        }
        if (takes.length > 0) {
          const values = await reader.take(
            rows.map((_, index) => responses[index] ?? ''),
            takes,
            signal,
          );
          rows = rows.map((row, index) => withTaken(row, values[index]));
        }
      }
    } finally {
      // Of a wave that was ended, what has been sent is shown.
      for (const row of rows.filter(({ answers }) => answers.length > 0)) {
        onRow(row);
      }
    }
  };
}

/** Adds what a response has. A later value takes the place of an earlier one with the same name. */
function withTaken(row: Row, from: TakenFrom = { taken: {}, lacks: {} }): Row {
  const isNew = (name: string) => name in from.taken || name in from.lacks;
  const old = <Value>(values: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !isNew(name)));
  return { ...row, taken: { ...old(row.taken), ...from.taken }, lacks: { ...old(row.lacks), ...from.lacks } };
}

async function waitUntil(time: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, Math.max(0, time - performance.now()));
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
