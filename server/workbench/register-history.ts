import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import type { HistorySearchResult, HistoryState, RecordedExchange } from '../../shared/api/workbench.ts';
import type { Budgets } from '../budgets.ts';
import { oneByOne } from '../http/one-by-one.ts';
import { isFromHere, refuse } from './door.ts';
import { readExchangeQuestion, readHistoryQuestion, readHistorySearch, readHistorySwitch } from './history-question.ts';
import type { History, Recorded } from './recording/history.ts';
import { bytesOf, codingOf, unpackedBody } from './recording/read-back.ts';
import type { Recorder } from './recording/recorder.ts';
import { search } from './recording/search.ts';
import { summaryOf } from './recording/summary.ts';

export interface HistoryOptions {
  readonly history: History;
  readonly recorder: Recorder;
  readonly limits: Budgets['workbench']['history'];
  /** Whether clients on other machines are recorded, and may use these endpoints. */
  readonly recordsOthers: boolean;
}

const path = '/rest/range/workbench/history';

/**
 * Registers the endpoints of the history (decision 49). Without the operator's flag, they answer 403 to clients on other machines, which are not
 * recorded either: what this machine's learner does is nobody else's business.
 *
 * - `history` takes a `HistoryQuestion`, `history/clear` nothing, `history/record` a `HistorySwitch`. They answer with a `HistoryState`.
 * - `history/exchange` takes an `ExchangeQuestion` and answers with a `RecordedExchange`, 404 when it is gone, or 503 when too many others wait.
 * - `history/search` takes a `HistorySearch` and answers with a `HistorySearchResult`, or 503 when too many searches wait.
 */
export function registerHistory(app: FastifyInstance, options: HistoryOptions): void {
  const { history, recorder, limits, recordsOthers } = options;
  const showing = oneByOne(limits.shown, 'Too many exchanges are waiting to be shown. Try again later.');
  const searching = oneByOne(limits.searches, 'Too many searches are waiting. Try again later.');
  const state = (since: number): HistoryState => ({
    run: history.run,
    isRecording: recorder.isOn,
    recordsOthers,
    oldest: history.oldest,
    exchanges: history.since(since).map(summaryOf),
    revision: history.revision,
    limits: { exchanges: limits.exchanges, bytes: limits.bytes, body: limits.body },
  });
  const ways: RouteShorthandOptions = {
    bodyLimit: limits.question,
    onRequest: async (request, reply) => {
      if (!recordsOthers && !isFromHere(request.raw.socket)) {
        return refuse(
          reply,
          403,
          'The history is only for the machine on which the shop runs. The operator can open it to others with --record-others.',
        );
      }
    },
  };

  app.post<{ Body: unknown }>(path, ways, async (request, reply) => {
    const question = readHistoryQuestion(request.body);
    if (typeof question === 'string') {
      return refuse(reply, 400, question);
    }
    return state(question.run === history.run ? (question.since ?? 0) : 0);
  });

  app.post<{ Body: unknown }>(`${path}/exchange`, ways, async (request, reply) => {
    const question = readExchangeQuestion(request.body);
    if (typeof question === 'string') {
      return refuse(reply, 400, question);
    }
    const whole = await showing(() => {
      const recorded = question.run === history.run ? history.find(question.id) : undefined;
      return recorded && wholeExchange(recorded, limits.unpacked);
    });
    return whole ?? refuse(reply, 404, 'This exchange is gone: newer ones took its place, or the shop was restarted.');
  });

  app.post<{ Body: unknown }>(`${path}/search`, ways, async (request, reply) => {
    const question = readHistorySearch(request.body);
    if (typeof question === 'string') {
      return refuse(reply, 400, question);
    }
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    const { searchTime: time, unpacked } = limits;
    const found = await searching(() =>
      // The newest first, since there may be no time for all.
      search(history.since(0).toReversed(), question.text, { time, unpacked, signal: left.signal }),
    );
    return { run: history.run, ...found } satisfies HistorySearchResult;
  });

  app.post(`${path}/clear`, ways, async () => {
    history.clear();
    return state(0);
  });

  app.post<{ Body: unknown }>(`${path}/record`, ways, async (request, reply) => {
    const wanted = readHistorySwitch(request.body);
    if (typeof wanted === 'string') {
      return refuse(reply, 400, wanted);
    }
    if (wanted.on) {
      recorder.start();
    } else {
      recorder.stop();
    }
    return state(0);
  });
}

/** Returns undefined when newer ones have taken its place meanwhile. */
async function wholeExchange(recorded: Recorded, most: number): Promise<RecordedExchange | undefined> {
  const isUnpacked = codingOf(recorded) === 'br';
  const body = isUnpacked ? await unpackedBody(recorded, most) : undefined;
  if (!recorded.isKept) {
    return undefined;
  }
  const { request, response } = recorded;
  return {
    ...summaryOf(recorded),
    request: bytesOf(request).toString('base64'),
    response: bytesOf(response, body).toString('base64'),
    isRequestCut: request.kept < request.length,
    isResponseCut: response.kept < response.length,
    isUnpacked,
  };
}
