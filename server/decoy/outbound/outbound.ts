/** A request that is to leave the shop process. */
export interface OutboundRequest {
  /** Any string. It is parsed here, and only here. */
  readonly url: string;
  /** GET when left out. */
  readonly method?: string;
  /** Names as sent. The gate sets those that control the connection (Host, Content-Length, Connection, ...). */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
  /** The most redirects that are followed; 10 when left out. With 0, a redirect is itself the response. */
  readonly redirects?: number;
}

/**
 * Why a request was refused. `scheme`: not http or https. `malformed`: not a URL, or a method or header that cannot be sent. `unreachable`:
 * this machine but not the shop, or a private, link-local, metadata or otherwise reserved address. `unknownHost`: neither the shop nor one
 * of the decoy's hosts, and the Internet is not configured or does not know it. `busy`: too many requests are in flight already.
 */
export type OutboundRefusal = 'scheme' | 'malformed' | 'unreachable' | 'unknownHost' | 'busy';

/** Why an exchange failed after it had begun. */
export type OutboundFailure = 'timedOut' | 'tooLarge' | 'tooManyRedirects' | 'connection';

export type OutboundOutcome =
  | {
      readonly outcome: 'answered';
      /** Who answered: the shop itself, a built-in host of the decoy, or the real Internet. */
      readonly by: 'shop' | 'decoy' | 'internet';
      /** Address of the last hop. */
      readonly url: string;
      readonly status: number;
      /** Names are in lower case, and the values of repeated ones are joined. */
      readonly headers: Readonly<Record<string, string>>;
      readonly body: Buffer;
    }
  | { readonly outcome: 'refused'; readonly reason: OutboundRefusal }
  | { readonly outcome: 'failed'; readonly reason: OutboundFailure };

/**
 * The only way out of the shop process (architecture.md 1, decision 11). It reaches the shop's own origin under any spelling, including
 * `localhost:3000` and `127.0.0.1:3000` whatever the real port is. It reaches the decoy's built-in hosts, which answer in this process
 * without any socket. It reaches the Internet only if an operator has configured that. Each redirect is checked again. Never rejects, never
 * throws.
 */
export interface OutboundGate {
  /** Sends a request. It ends after 5 s or 10 MB in all. */
  request(request: OutboundRequest): Promise<OutboundOutcome>;
}

/** The response of a built-in host. */
export interface DecoyAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

/** A host of the decoy's internet. It answers in process, synchronously, from what ships with the app. Undefined becomes a 404. */
export type DecoySite = (request: { readonly method: string; readonly url: URL }) => DecoyAnswer | undefined;
