import type {
  ExchangeQuestion,
  HistoryQuestion,
  HistorySearch,
  HistorySearchResult,
  HistoryState,
  HistorySwitch,
  RecordedExchange,
} from '../../../../../shared/api/workbench.ts';
import { post } from './post.ts';

/*
 * Each of these asks an endpoint of the history (decision 49). They throw `NotSent` when the shop refuses or can't be reached, and the reason of
 * a signal that ended them. The shop of this very page answers in the shape of the API.
 */

const address = 'rest/range/workbench/history';

/** Asks for what has changed since an earlier response, or for everything. */
export async function askForHistory(question: HistoryQuestion, signal?: AbortSignal): Promise<HistoryState> {
  return (await post(address, question, signal)).json();
}

export async function switchRecording(on: boolean): Promise<HistoryState> {
  const body: HistorySwitch = { on };
  return (await post(`${address}/record`, body)).json();
}

export async function clearHistory(): Promise<HistoryState> {
  return (await post(`${address}/clear`, {})).json();
}

export async function searchHistory(text: string, signal?: AbortSignal): Promise<HistorySearchResult> {
  const body: HistorySearch = { text };
  return (await post(`${address}/search`, body, signal)).json();
}

/** @throws {NotSent} with status 404 when the exchange is gone */
export async function askForExchange(question: ExchangeQuestion, signal?: AbortSignal): Promise<RecordedExchange> {
  return (await post(`${address}/exchange`, question, signal)).json();
}
