import type { SendOrder, SentRequest } from '../../../../../../shared/api/workbench.ts';
import { toBase64 } from '../../model/bytes.ts';
import { NotSent } from '../../send/post.ts';
import { send } from '../../send/send.ts';

/** Characters of an order's requests. The shop reads orders of up to 4 MiB. */
const longestOrder = 3_500_000;

/** Milliseconds to wait before an order is given again while the shop still ends another one, and how often. */
const busy = { wait: 250, times: 8 } as const;

type Wishes = Omit<SendOrder, 'requests'>;

/**
 * Sends requests in as few orders as their size allows, and yields each outcome with the place of its request.
 * @param requests made when they are needed
 * @throws {NotSent} when the shop refuses, or can't be reached; and the signal's reason
 */
export async function* sendAll(
  requests: Iterable<Uint8Array>,
  wishes: Wishes,
  signal: AbortSignal,
): AsyncGenerator<SentRequest, void, undefined> {
  let first = 0;
  for (const part of ordersOf(requests, wishes)) {
    for await (const sent of patiently({ ...wishes, requests: part }, signal)) {
      yield { ...sent, index: first + sent.index };
    }
    first += part.length;
  }
}

/** Splits requests into orders. Requests that wait for each other stay together. */
function* ordersOf(
  requests: Iterable<Uint8Array>,
  { atOnce, together }: Wishes,
): Generator<readonly string[], void, undefined> {
  const size = together ? atOnce : 1;
  let order: string[] = [];
  let group: string[] = [];
  let length = 0;
  const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);
  const groups = function* () {
    for (const request of requests) {
      group.push(toBase64(request));
      if (group.length === size) {
        yield group;
        group = [];
      }
    }
    if (group.length > 0) {
      yield group;
    }
  };
  for (const next of groups()) {
    if (order.length > 0 && length + lengthOf(next) > longestOrder) {
      yield order;
      order = [];
      length = 0;
    }
    order.push(...next);
    length += lengthOf(next);
  }
  if (order.length > 0) {
    yield order;
  }
}

async function* patiently(order: SendOrder, signal: AbortSignal): AsyncGenerator<SentRequest, void, undefined> {
  for (let time = 0; ; time += 1) {
    try {
      yield* send(order, signal);
      return;
    } catch (error) {
      // A run that was stopped a moment ago may still be ending.
      if (!(error instanceof NotSent) || error.status !== 503 || time === busy.times) {
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, busy.wait));
      signal.throwIfAborted();
    }
  }
}
