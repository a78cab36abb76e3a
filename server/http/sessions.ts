/** The user row inside a session, as the token carries it (api-account.md 6.2). */
export interface SessionUser {
  readonly id: number;
  readonly email: string;
  readonly role: string;
  readonly [column: string]: unknown;
}

/** What the registry keeps for a token (api-account.md 6.3). */
export interface Session {
  readonly status: 'success';
  readonly data: SessionUser;
  /** Seconds since the epoch. */
  readonly iat: number;
  /** Basket id; set by password login and second-factor login only. */
  readonly bid?: number;
}

/**
 * Tokens that are remembered. The contract forgets none: whoever logs in for ever would fill the memory. Many more than a workshop
 * needs.
 */
const mostSessions = 5000;

/** Registry of logged-in tokens: in memory, lost on restart (api-account.md 6.3). Of very many, the oldest are forgotten. */
export interface Sessions {
  /** Registers a token, or replaces its entry. */
  put(token: string, session: Session): void;
  /** Looks a token up as it is. */
  get(token: string | undefined): Session | undefined;
  /** Looks a token up with surrounding double quotes taken off first. */
  from(token: string | undefined): Session | undefined;
  /** The user's most recently registered token. */
  tokenOf(userId: number): string | undefined;
}

export function createSessions(most = mostSessions): Sessions {
  const byToken = new Map<string, Session>();
  const latest = new Map<number, string>();
  return {
    put: (token, session) => {
      byToken.delete(token);
      byToken.set(token, session);
      latest.set(session.data.id, token);
      const [oldest] = byToken;
      if (byToken.size > most && oldest !== undefined) {
        const [forgotten, { data }] = oldest;
        byToken.delete(forgotten);
        if (latest.get(data.id) === forgotten) {
          latest.delete(data.id);
        }
      }
    },
    get: (token) => (token === undefined ? undefined : byToken.get(token)),
    from: (token) => (token === undefined ? undefined : byToken.get(token.replace(/^"|"$/g, ''))),
    tokenOf: (userId) => latest.get(userId),
  };
}
