/** A request out of the shop process, as it was asked for. */
export interface OutboundRequest {
  /** Any text: it is parsed here, and only here. */
  readonly url: string;
  /** GET when left out. */
  readonly method?: string;
  /** Names as sent; those that steer the connection (Host, Content-Length, Connection, ...) are set by the gate. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
  /** How many redirects are followed at most, 10 when left out; with 0, a redirect is itself the answer. */
  readonly redirects?: number;
}

/**
 * Why there is no answer. `scheme`: not http or https; `malformed`: not a URL, or a method or header that cannot be sent;
 * `unreachable`: the machine itself but not the shop, or a private, link-local, metadata or otherwise reserved address;
 * `unknownHost`: neither the shop nor one of the decoy's hosts, and the Internet is not configured or does not know it;
 * `busy`: too many requests are on their way already.
 */
export type OutboundRefusal = 'scheme' | 'malformed' | 'unreachable' | 'unknownHost' | 'busy';

/** Why an exchange that had begun came to nothing. */
export type OutboundFailure = 'timedOut' | 'tooLarge' | 'tooManyRedirects' | 'connection';

export type OutboundOutcome =
  | {
      readonly outcome: 'answered';
      /** Who answered: the shop itself, a built-in host of the decoy, or the real Internet. */
      readonly by: 'shop' | 'decoy' | 'internet';
      /** Address of the last hop. */
      readonly url: string;
      readonly status: number;
      /** Names in lower case; repeated ones joined. */
      readonly headers: Readonly<Record<string, string>>;
      readonly body: Buffer;
    }
  | { readonly outcome: 'refused'; readonly reason: OutboundRefusal }
  | { readonly outcome: 'failed'; readonly reason: OutboundFailure };

/**
 * The one way out of the shop process (architecture.md 1, decision 11). It reaches the shop's own origin under any
 * spelling, `localhost:3000` and `127.0.0.1:3000` included whatever the real port is; the decoy's built-in hosts, which
 * answer in this process without any socket; and the Internet only where an operator configured it. Each redirect is judged
 * anew. Never rejects, never throws.
 */
export interface OutboundGate {
  /** Ends after 5 s or 10 MB in all. */
  request(request: OutboundRequest): Promise<OutboundOutcome>;
}

/** What a built-in host answers; undefined is a 404 in the host's own words. */
export interface DecoyAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

/** A host of the decoy's internet: answers in process, synchronously, from what ships. */
export type DecoySite = (request: { readonly method: string; readonly url: URL }) => DecoyAnswer | undefined;
