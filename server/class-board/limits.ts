const second = 1000;
const mebibyte = 1024 * 1024;

/** What the network may cost a class board. Sizes are in bytes, times in milliseconds. */
export const boardLimits = {
  /** Connections in all, and from one address. */
  connections: 1500,
  connectionsPerAddress: 60,
  /** How long a request's head, and the whole request, may take to arrive. */
  headTime: 10 * second,
  requestTime: 20 * second,
  /** Requests from one address, and of one learner: so many at once, and so many more each second. */
  perAddress: { burst: 400, perSecond: 100 },
  perLearner: { burst: 40, perSecond: 10 },
  /** Requests to join from one address: a room may be behind one. */
  joins: { burst: 300, perSecond: 1 },
  /** Webhook messages from one address. */
  webhooks: { burst: 200, perSecond: 5 },
  /** Bodies that are still arriving, over all connections and from one address. */
  arriving: 32 * mebibyte,
  arrivingPerAddress: 4 * mebibyte,
  learners: 500,
  /** Hosts that send webhook messages. */
  hosts: 200,
  /** Reports that are kept of one learner. */
  reportsPerLearner: 5000,
  journal: 64 * mebibyte,
  /** Open pages of the wall, in all and from one address. */
  walls: 200,
  wallsPerAddress: 20,
  /** Bytes that a page of the wall or a learner's app may leave unread before it is cut off. */
  unread: 2 * mebibyte,
  /** How often the wall and the trainer's view change at most. */
  pace: 250,
  /** How often an open stream is kept alive. */
  keepAlive: 15 * second,
} as const;

export type BoardLimits = { readonly [Name in keyof typeof boardLimits]: Widened<(typeof boardLimits)[Name]> };

type Widened<Value> = Value extends number ? number : { readonly [Name in keyof Value]: number };
