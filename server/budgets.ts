const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;
const second = 1000;

/**
 * What learners may make grow, keep waiting or keep busy, and how far. Every store, queue, cache and deadline of the server that a
 * request can reach takes its limit from here, so this file is the whole list. Sizes are in bytes, lengths of text in characters, times in
 * milliseconds. What is full refuses with 507, what is busy with 503.
 */
export const budgets = {
  /** `shop.sqlite`: the target's tables. */
  shopFile: { bytes: 32 * mebibyte, rowsPerTable: 60_000 },
  /** `documents.sqlite`: reviews, orders and confirmations, which are in memory as well. All of them fit into one job. */
  documents: { bytes: 4 * mebibyte, count: 10_000, longest: 128 * kibibyte },
  /** A text that a learner stores, where the contract sets no length; longer ones are refused with 400. */
  storedText: { length: 10_240 },
  /** Captchas that can still be answered; the oldest give way. */
  captchas: { count: 10_000, pictures: 1000 },
  /** Uploaded pictures, and bodies of requests on their way in. */
  uploads: { bytes: 64 * mebibyte, arriving: 32 * mebibyte },
  /** Entries of one archive, and bytes that they unpack to in all; one is written in a single step, which keeps others waiting. */
  archives: { entries: 1000, bytes: 24 * mebibyte },
  /** Log files of one day. */
  accessLog: { bytesPerDay: 32 * mebibyte, lineLength: 8 * kibibyte, waiting: mebibyte, inMemory: mebibyte },
  /** Tokens of logged-in users. */
  sessions: { count: 5000, bytes: 24 * mebibyte },
  /** Clients whose calls are counted; of a longer name, its hash is kept. */
  rateLimits: { clients: 50_000, keyLength: 64 },
  /** Connections of HTTP: over both doors, and requests that wait for the answer to the one before on the same connection. */
  connections: { count: 1000, requestsInLine: 100 },
  /**
   * Answers that clients have not taken yet, over all connections. `stalled`, and longer than `patience`, is who makes room for others when it is
   * needed. Texts that are compressed at once, texts that are remembered, and documents that wait to be drawn have bounds of their own.
   */
  answers: {
    inFlight: 96 * mebibyte,
    longest: 16 * mebibyte,
    stalled: 5 * second,
    patience: 60 * second,
    compressing: 8 * mebibyte,
    remembered: 4 * mebibyte,
    drawing: 64,
  },
  /** Files that a page of a folder lists. */
  listings: { files: 2000 },
  /** Pages that are told what is solved: connections, messages that one has not taken, messages that one sends in a second, bytes of each. */
  pages: { connections: 100, waiting: 1200, perSecond: 200, message: 64 * kibibyte },
  /**
   * Answers that are made piece by piece, one after the other. At once is made what is about a shop of `small` bytes, or a text of so
   * many characters, or a search for so many; `time` is the longest that one may take.
   */
  longAnswers: { small: mebibyte, text: 256 * kibibyte, search: 64, waiting: 64, time: 5 * second },
  /**
   * A learner's own SQL, in the reader processes: `crowdedTime` is what a text has once another one has been waiting for `patience`.
   * `searchSteps` bounds the plain searches that the shop answers itself: bytes looked through, times characters of the pattern.
   */
  learnerSql: {
    processes: 2,
    time: 1500,
    crowdedTime: 300,
    patience: second,
    rows: 20_000,
    answer: 8 * mebibyte,
    memory: 256 * mebibyte,
    waiting: 64,
    longestWait: 10 * second,
    searchSteps: 20_000_000,
  },
  /**
   * Characters that one request may have compared with what is stored, where that takes more than one look at each: a review's selector times
   * the reviews, and the patterns in it; product names times a question.
   */
  comparisons: { selector: 10_000_000, patternsOfSelector: 2, productNames: 50_000_000 },
  /** Messages to the evaluator and the chain, over all of their jobs. */
  jobs: {
    source: 256 * kibibyte,
    globals: 8 * mebibyte,
    chainText: 8 * mebibyte,
    /** Characters of an answer. */
    answer: 24 * mebibyte,
    /** Jobs for the evaluator, and their characters together. */
    waiting: 64,
    underWay: 24 * mebibyte,
    /** Longer than whoever does a job lets it wait and run. */
    patience: 60 * second,
  },
  /** JSON-RPC at `/rpc`. */
  rpc: {
    batch: 1000,
    /** Bytes of one call's result, of the answer to a batch, and of all answers that no client has taken yet. */
    result: 8 * mebibyte,
    answer: 12 * mebibyte,
    inFlight: 32 * mebibyte,
    /** Bytes of messages that are on their way in: over HTTP, and over WebSockets. */
    arriving: 24 * mebibyte,
    /** Calls that wait for the chain: of one connection and of all, their bytes, and how long. */
    perClient: 64,
    waiting: 2000,
    waitingBytes: 16 * mebibyte,
    longestWait: 15 * second,
    filters: 1000,
    filtersPerClient: 100,
    /** Characters of what all filters, and all subscriptions, are about. */
    wishes: 8 * mebibyte,
    /** WebSockets, what one of them may be told of, and bytes that one and all may leave unread. */
    connections: 200,
    subscriptionsPerClient: 100,
    unreadPerClient: 4 * mebibyte,
    unread: 16 * mebibyte,
  },
  /** Notifications that wait for a page. */
  notifications: { count: 1000 },
  /** Bytes of its log that the command line keeps for a terminal or a pipe that nobody reads. */
  printed: { unread: mebibyte },
  /** The shop process as a whole: its supervisor ends one that takes more, or says nothing for so long. */
  process: { memory: 400 * mebibyte, silence: 2 * second },
} as const;

/** The same shape with any numbers: tests give other ones. */
export type Budgets = Widened<typeof budgets>;

type Widened<Part> = { readonly [Name in keyof Part]: Part[Name] extends number ? number : Widened<Part[Name]> };
