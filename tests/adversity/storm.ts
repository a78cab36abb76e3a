import fc from 'fast-check';
import type { ContractRoute } from '../../shared/api/routes.ts';
import { checkAnswer } from './check/answers.ts';
import { describeRequest, type Request } from './request.ts';
import type { Sender } from './send.ts';
import type { World } from './world.ts';
import { wrongRequests } from './wrong/requests.ts';

/** Number of requests under way at a time. */
const concurrency = 16;

/** Number of requests that are generated, sent and judged together. A failure is narrowed down to fewer of them. */
const batchSize = 40;

/** How many requests are sent, and which. */
export interface StormSize {
  readonly requests: number;
  readonly seed: number;
}

/**
 * Sends wrong requests to a route and judges the responses. Rejects with the smallest failing batch, its seed and the
 * command that sends it again.
 * @returns how many requests were sent
 */
export async function storm(
  route: ContractRoute,
  world: World,
  sender: Sender,
  { requests, seed }: StormSize,
): Promise<number> {
  let sent = 0;
  const batches = fc.array(wrongRequests(route, world), { minLength: batchSize, maxLength: batchSize });
  const property = fc.asyncProperty(batches, async (batch) => {
    sent += batch.length;
    await sendAll(batch, async (request) => {
      const answer = await sender.send(request).catch((error: unknown) => {
        throw new Error(`${error instanceof Error ? error.message : error}\n\n${describeRequest(request)}`);
      });
      if (answer !== null) {
        checkAnswer(route, request, answer);
      }
    });
  });
  await fc.assert(property, {
    seed,
    numRuns: Math.ceil(requests / batchSize),
    // A single request is to blame, and the message shows it. A smaller batch would add nothing.
    endOnFailure: true,
    reporter: report(seed),
  });
  return sent;
}

function report(seed: number) {
  return (run: fc.RunDetails<[Request[]]>): void => {
    if (run.failed) {
      const reason = run.errorInstance instanceof Error ? run.errorInstance.message : String(run.errorInstance);
      throw new Error(
        `${reason}\n\nSend the same requests again with: ADVERSITY_SEED=${seed} npm test -- tests/adversity`,
      );
    }
  };
}

async function sendAll(batch: readonly Request[], send: (request: Request) => Promise<void>): Promise<void> {
  const waiting = batch.values();
  const lane = async () => {
    for (const request of waiting) {
      await send(request);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
}
