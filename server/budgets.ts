const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;
const second = 1000;

/**
 * The limits on everything that learners can make grow, keep waiting or keep busy. Every store, queue, cache and deadline of the server that a
 * request can reach takes its limit from here, so this list is complete. Sizes are in bytes, lengths of strings in characters, times in
 * milliseconds. Whatever is full answers with 507, and whatever is busy with 503.
 */
export const budgets = {
  /** `shop.sqlite`: the tables that learners attack. */
  shopFile: { bytes: 32 * mebibyte, rowsPerTable: 60_000 },
  /** `documents.sqlite`: reviews, orders and confirmations, which are also kept in memory. Together they fit into one job. */
  documents: { bytes: 4 * mebibyte, count: 10_000, longest: 128 * kibibyte },
  /** A string that a learner stores where the contract sets no length. Longer ones are refused with 400. */
  storedText: { length: 10_240 },
  /** Captchas that can still be answered. New ones displace the oldest. */
  captchas: { count: 10_000, pictures: 1000 },
  /** Uploaded pictures, and request bodies that are still arriving. */
  uploads: { bytes: 64 * mebibyte, arriving: 32 * mebibyte },
  /**
   * Entries of one archive, and the bytes that they unpack to in total. Each entry is written in a single step, which keeps other requests
   * waiting.
   */
  archives: { entries: 1000, bytes: 24 * mebibyte },
  /** The access log of one day. */
  accessLog: { bytesPerDay: 32 * mebibyte, lineLength: 8 * kibibyte, waiting: mebibyte, inMemory: mebibyte },
  /** Tokens of logged-in users. */
  sessions: { count: 5000, bytes: 24 * mebibyte },
  /** Clients whose calls are counted. A name longer than `keyLength` is kept as its hash. */
  rateLimits: { clients: 50_000, keyLength: 64 },
  /** HTTP connections over all listening addresses, and requests that wait for the response to the one before on the same connection. */
  connections: { count: 1000, requestsInLine: 100 },
  /**
   * Responses that clients have not read yet, over all connections. When room is needed, those that have made no progress for `stalled`, or have
   * taken longer than `patience`, are cut off. Strings that are being compressed, strings that are remembered, and documents that wait to be
   * drawn have limits of their own.
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
  /** Files that a folder's page lists. */
  listings: { files: 2000 },
  /**
   * Pages that are notified of solved challenges: connections, unread messages of one page and of all pages together, messages that a page sends
   * per second, and bytes of each.
   */
  pages: { connections: 1000, waiting: 1200, waitingInAll: 100_000, perSecond: 200, message: 64 * kibibyte },
  /**
   * Responses that are made piece by piece, one after the other. A response is made at once if the shop holds at most `small` bytes and each text
   * is searched for at most `search` characters, or if the response is about at most `text` characters. At most `waiting` responses queue, and
   * each may take `time`.
   */
  longAnswers: { small: mebibyte, text: 256 * kibibyte, search: 64, waiting: 64, time: 5 * second },
  /**
   * A learner's own SQL, which runs in the reader processes. A statement may take `time`, or only `crowdedTime` once another one has been waiting
   * for `patience`. `searchSteps` limits the plain searches that the shop answers itself: bytes searched, times characters of the pattern.
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
   * Character comparisons that one request may cause: for `selector`, the length of a review's selector times the number of reviews; for
   * `productNames`, the length of a question times that of the product names. `patternsOfSelector` limits the patterns in a selector.
   */
  comparisons: { selector: 10_000_000, patternsOfSelector: 2, productNames: 50_000_000 },
  /** Messages to the evaluator and the chain, over all of their jobs. */
  jobs: {
    source: 256 * kibibyte,
    globals: 8 * mebibyte,
    chainText: 8 * mebibyte,
    /** Characters of one result. */
    answer: 24 * mebibyte,
    /** Jobs for the evaluator, and their total characters. */
    waiting: 64,
    underWay: 24 * mebibyte,
    /** How long the shop waits for a result: longer than any process lets a job wait and run. */
    patience: 60 * second,
  },
  /** JSON-RPC at `/rpc`. */
  rpc: {
    batch: 1000,
    /** Bytes of one call's result, of the response to a batch, and of all responses that clients have not read yet. */
    result: 8 * mebibyte,
    answer: 12 * mebibyte,
    inFlight: 32 * mebibyte,
    /** Bytes of messages that are still arriving, counted separately for HTTP and for WebSockets. */
    arriving: 24 * mebibyte,
    /** Calls that wait for the chain: how many per connection and in all, their bytes, and how long they may wait. */
    perClient: 64,
    waiting: 2000,
    waitingBytes: 16 * mebibyte,
    longestWait: 15 * second,
    filters: 1000,
    filtersPerClient: 100,
    /** Characters of the criteria of all filters, and of those of all subscriptions. */
    wishes: 8 * mebibyte,
    /** WebSockets, the subscriptions of each, and the bytes that each, and all together, may leave unread. */
    connections: 200,
    subscriptionsPerClient: 100,
    unreadPerClient: 4 * mebibyte,
    unread: 16 * mebibyte,
  },
  /**
   * What `progress.sqlite` keeps of its learner besides solves: characters of a note and of the JSON of a view, and bytes of all notes as JSON,
   * so that a backup of them stays below its 1 MiB.
   */
  learner: { note: 10 * kibibyte, view: 8 * kibibyte, notes: 512 * kibibyte },
  /**
   * The workbench: orders that are under way, bytes of one, and bytes that are read of a response. What it sends counts as any other client's
   * requests do.
   */
  workbench: {
    orders: 4,
    order: 4 * mebibyte,
    longest: 64 * mebibyte,
    /**
     * The history: exchanges, including those under way, and their memory. The oldest make room. Of each body, the first bytes are kept, and one
     * that was sent compressed is unpacked up to a length when it is shown or searched. So many exchanges may wait to be `shown`, and so many
     * `searches`, each for `searchTime`.
     */
    history: {
      exchanges: 500,
      bytes: 32 * mebibyte,
      body: 256 * kibibyte,
      unpacked: mebibyte,
      question: 4 * kibibyte,
      shown: 32,
      searches: 8,
      searchTime: 3 * second,
    },
  },
  /** Notifications that wait for a page. */
  notifications: { count: 1000 },
  /** Bytes of its log that the command line keeps while nobody reads its terminal or pipe. */
  printed: { unread: mebibyte },
  /** The shop process as a whole. Its supervisor ends it when it takes more memory, or is silent for longer. */
  process: { memory: 400 * mebibyte, silence: 2 * second },
} as const;

/** The shape of the budgets with any numbers, so that tests can set their own. */
export type Budgets = Widened<typeof budgets>;

type Widened<Part> = { readonly [Name in keyof Part]: Part[Name] extends number ? number : Widened<Part[Name]> };
