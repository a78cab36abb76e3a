/* What the siege does, as data, so that a sequence can be printed, sent again and made smaller. */

/** A request, by its idea. Routes are named as in the table of routes: verb and path. */
export type Idea =
  /** One of the wrong requests of `tests/adversity`. */
  | { readonly kind: 'wrong'; readonly route: string; readonly seed: number }
  /** A right request in which one string is long. `which` chooses the parameter or field; `{n}` in the unit is the request's number. */
  | {
      readonly kind: 'long';
      readonly route: string;
      readonly place: 'parameter' | 'query' | 'field' | 'header';
      readonly which: number;
      readonly unit: string;
      readonly length: number;
    }
  /** A right request whose body or query is nested. */
  | {
      readonly kind: 'deep';
      readonly route: string;
      readonly shape: 'list' | 'object' | 'brackets';
      readonly depth: number;
    }
  | { readonly kind: 'sql'; readonly door: 'search' | 'login'; readonly text: string }
  | { readonly kind: 'code'; readonly door: CodeDoor; readonly text: string }
  | {
      readonly kind: 'file';
      readonly route: string;
      readonly name: string;
      readonly fill: FileFill;
      readonly length: number;
    }
  /** A file that is served unchanged, perhaps in parts. */
  | { readonly kind: 'page'; readonly target: string; readonly headers: Readonly<Record<string, string>> }
  | { readonly kind: 'headers'; readonly count: number; readonly length: number }
  /** A batch of calls of the chain. */
  | {
      readonly kind: 'rpc';
      readonly method: string;
      readonly calls: number;
      readonly unit: string;
      readonly length: number;
    };

export type CodeDoor = 'reviews' | 'tracking' | 'order lines' | 'user name' | 'chatbot' | 'selector';

export type FileFill = 'zeros' | 'noise' | 'xml' | 'entities' | 'yaml' | 'aliases' | 'zip' | 'picture';

/**
 * How a request is sent: `whole` waits for its response; `cut` leaves in the middle, and `reset` does so with a TCP reset; `slow`
 * sends a byte now and then; `unread` never reads the response; `pipelined` sends all requests on one connection without waiting.
 */
export type Way = 'whole' | 'cut' | 'reset' | 'slow' | 'unread' | 'pipelined';

export type Caller = 'nobody' | 'customer' | 'accountant';

export type Step =
  | {
      readonly kind: 'request';
      readonly idea: Idea;
      readonly way: Way;
      readonly as: Caller;
      readonly count: number;
      /** How many of them at a time. */
      readonly parallel: number;
    }
  /** Connections that are upgraded: what is sent afterwards, and how they end. */
  | {
      readonly kind: 'socket';
      readonly path: string;
      readonly count: number;
      readonly unit: string;
      readonly length: number;
      /** The number of frames on each connection; below zero, of bytes that are not frames. */
      readonly frames: number;
      readonly end: 'close' | 'reset' | 'unread';
    }
  | { readonly kind: 'reset shop' };

/** Steps that are made at the same time. */
export type Round = readonly Step[];
