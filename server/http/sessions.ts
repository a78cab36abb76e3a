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

/** Registry of logged-in tokens: in memory, never purged, lost on restart (api-account.md 6.3). */
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

export function createSessions(): Sessions {
  const byToken = new Map<string, Session>();
  const latest = new Map<number, string>();
  return {
    put: (token, session) => {
      byToken.set(token, session);
      latest.set(session.data.id, token);
    },
    get: (token) => (token === undefined ? undefined : byToken.get(token)),
    from: (token) => (token === undefined ? undefined : byToken.get(token.replace(/^"|"$/g, ''))),
    tokenOf: (userId) => latest.get(userId),
  };
}
