/** Limits of what the workbench sends at a time. The screen says them. */
export const workbenchLimits = {
  /** Requests of one order, and how many of them may be under way at the same time. */
  requests: 2000,
  atOnce: 16,
  /** Milliseconds between the beginnings of two requests. */
  pause: 60_000,
  /** Bytes that are kept of a response: of one that was sent alone, and of each of several. */
  keptAlone: 4 * 1024 * 1024,
  keptOfSeveral: 256 * 1024,
  /** Milliseconds for one request, and for an order. */
  requestTime: 30_000,
  orderTime: 300_000,
  /** Characters of a text that the history is searched for. */
  search: 200,
} as const;

/** Body of `POST /rest/range/workbench/send` (decision 49): requests to send to the shop's own listener. */
export interface SendOrder {
  /** The exact bytes of each request, in base64. */
  readonly requests: readonly string[];
  /** How many are under way at the same time, from 1 to 16. */
  readonly atOnce: number;
  /** Milliseconds from the beginning of one request to that of the next. */
  readonly pause: number;
  /** Whether requests that are under way at the same time all wait with their last byte until each has been sent up to it. */
  readonly together: boolean;
}

/**
 * How an exchange ended: with a whole response, with a connection that was closed before, without an end within the
 * time for a request, at the most bytes that are read of a response, without a connection, or because the order was
 * ended.
 */
export type ExchangeEnd = 'complete' | 'closed' | 'timeout' | 'tooLong' | 'refused' | 'stopped';

/** A line of the response, which has one line of JSON for each request, in the order in which they end. */
export interface SentRequest {
  /** The place of the request in the order, from 0. */
  readonly index: number;
  readonly end: ExchangeEnd;
  /** Milliseconds from the beginning of the order to that of this request. */
  readonly began: number;
  /** Milliseconds from the request's last byte to the end of the response. */
  readonly milliseconds: number;
  /** The first bytes of the response, in base64. */
  readonly response: string;
  /** How many bytes arrived in all. */
  readonly length: number;
}

/** Who sent a request: a page of this shop in a browser, the workbench, or any other client. */
export const senders = ['page', 'workbench', 'other'] as const;

export type Sender = (typeof senders)[number];

/** What an exchange is about. `style` includes fonts, and `socket` the polling of notifications. */
export const exchangeKinds = ['page', 'api', 'script', 'style', 'image', 'socket', 'other'] as const;

export type ExchangeKind = (typeof exchangeKinds)[number];

/** An exchange as the history lists it. Lengths are those of bodies, in bytes as they were sent. */
export interface ExchangeSummary {
  /** Counts up as long as the process runs. */
  readonly id: number;
  readonly method: string;
  /** As it was sent, or the first 1,000 characters of that. */
  readonly target: string;
  /** Null without a response. */
  readonly status: number | null;
  readonly requestLength: number;
  readonly responseLength: number;
  /** When the request's head had arrived, as `Date.now()`. */
  readonly begun: number;
  /** From then to the end of the exchange; 0 while it is under way. */
  readonly milliseconds: number;
  readonly sender: Sender;
  readonly kind: ExchangeKind;
  /** `cutOff` if either side closed the connection before the response was complete. */
  readonly end: 'underWay' | 'complete' | 'cutOff';
}

/**
 * Body of `POST /rest/range/workbench/history`. With the revision of an earlier response of the same run, only what has changed since then is
 * listed.
 */
export interface HistoryQuestion {
  readonly run?: string;
  readonly since?: number;
}

/** What is answered to all questions about the history except to those about a single exchange. */
export interface HistoryState {
  /** Names the process, since ids begin anew with each. */
  readonly run: string;
  readonly isRecording: boolean;
  /** Whether clients on other machines are recorded too, which the operator decides. */
  readonly recordsOthers: boolean;
  /** Stands for the present state in a later question. */
  readonly revision: number;
  /** Every exchange with a smaller id is gone. */
  readonly oldest: number;
  /** Exchanges that have begun or ended since the revision in the question, the oldest first. */
  readonly exchanges: readonly ExchangeSummary[];
  readonly limits: HistoryLimits;
}

/** What is kept: so many exchanges, bytes in all, and bytes of each body. */
export interface HistoryLimits {
  readonly exchanges: number;
  readonly bytes: number;
  readonly body: number;
}

/** Body of `POST /rest/range/workbench/history/exchange`. */
export interface ExchangeQuestion {
  readonly run: string;
  readonly id: number;
}

/**
 * An exchange with its bytes in base64: heads as they went over the wire, and of bodies what is kept. A body in chunks is written as a single
 * chunk.
 */
export interface RecordedExchange extends ExchangeSummary {
  readonly request: string;
  readonly response: string;
  /** Whether the bodies are shorter here than they were. */
  readonly isRequestCut: boolean;
  readonly isResponseCut: boolean;
  /** Whether the response was sent as Brotli, which no page can unpack. Here it is unpacked. */
  readonly isUnpacked: boolean;
}

/** Body of `POST /rest/range/workbench/history/search`. */
export interface HistorySearch {
  /** Up to 200 characters. Case doesn't matter for the letters of ASCII. */
  readonly text: string;
}

/** The ids of exchanges that have the text in their heads or in what is kept of their bodies, unpacked. */
export interface HistorySearchResult {
  readonly run: string;
  readonly ids: readonly number[];
  /** False if there was no time to search the oldest ones. */
  readonly isWhole: boolean;
}

/** Body of `POST /rest/range/workbench/history/record`. */
export interface HistorySwitch {
  readonly on: boolean;
}
