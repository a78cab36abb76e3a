import type { RecordedExchange } from '../../../../../../shared/api/workbench.ts';
import { askForExchange } from '../../send/history.ts';
import { NotSent } from '../../send/post.ts';

/** How many are asked for at the same time. */
const atOnce = 4;

/**
 * Asks the shop for exchanges, in the order of their ids. Those that are gone meanwhile are left out.
 * @param onProgress called with how many there are already
 * @throws {NotSent} when the shop refuses or can't be reached
 */
export async function collect(
  run: string,
  ids: readonly number[],
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<readonly RecordedExchange[]> {
  const waiting = ids.toSorted((a, b) => b - a);
  const collected: RecordedExchange[] = [];
  const work = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const exchange = await askForExchange({ run, id }, signal).catch(unlessGone);
      if (exchange !== undefined) {
        collected.push(exchange);
      }
      onProgress(ids.length - waiting.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return collected.toSorted((a, b) => a.id - b.id);
}

function unlessGone(error: unknown): undefined {
  if (!(error instanceof NotSent && error.status === 404)) {
    throw error;
  }
}
