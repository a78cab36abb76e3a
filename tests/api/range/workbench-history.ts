import { connect, type Socket } from 'node:net';
import type {
  ExchangeSummary,
  HistorySearchResult,
  HistoryState,
  RecordedExchange,
} from '../../../shared/api/workbench.ts';
import { type Answer, createClient } from '../../support/client.ts';

/** The history of a shop, as the workbench's screen uses it. */
export interface HistoryClient {
  /** Asks an endpoint of the history as a page of the shop, unless headers say otherwise. */
  ask(path: '' | '/exchange' | '/search' | '/clear' | '/record', body: unknown, headers?: object): Promise<Answer>;
  state(question?: object): Promise<HistoryState>;
  record(on: boolean): Promise<HistoryState>;
  search(text: string): Promise<HistorySearchResult>;
  /** Returns what is recorded of targets that contain a text, the oldest first. */
  listed(part: string): Promise<readonly ExchangeSummary[]>;
  /** Returns the only exchange whose target contains a text, with its messages as text, one character for each byte. */
  whole(part: string): Promise<Omit<RecordedExchange, 'request' | 'response'> & Messages>;
}

interface Messages {
  readonly request: string;
  readonly response: string;
}

export const path = '/rest/range/workbench/history';

/** @param url a function where it is not known yet */
export function historyOf(url: () => string): HistoryClient {
  const client = createClient(url);
  const ask: HistoryClient['ask'] = (end, body, headers) =>
    client.post(path + end, body, { headers: { origin: url(), 'sec-fetch-site': 'same-origin', ...headers } });
  const state: HistoryClient['state'] = async (question = {}) => (await ask('', question)).json();
  const listed: HistoryClient['listed'] = async (part) =>
    (await state()).exchanges.filter(({ target }) => target.includes(part));
  const text = (base64: string) => Buffer.from(base64, 'base64').toString('latin1');
  return {
    ask,
    state,
    listed,
    record: async (on) => (await ask('/record', { on })).json(),
    search: async (wanted) => (await ask('/search', { text: wanted })).json(),
    whole: async (part) => {
      const { run } = await state();
      const [found, ...others] = await listed(part);
      if (found === undefined || others.length > 0) {
        throw new Error(`${others.length + (found === undefined ? 0 : 1)} exchanges have ${part} in their target.`);
      }
      const exchange: RecordedExchange = (await ask('/exchange', { run, id: found.id })).json();
      return { ...exchange, request: text(exchange.request), response: text(exchange.response) };
    },
  };
}

/** Opens a connection and sends bytes over it. */
export function opened(port: number, bytes: string | Buffer): Socket {
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
  socket.on('error', () => {});
  return socket;
}
