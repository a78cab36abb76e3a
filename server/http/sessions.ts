import { boundedMap } from '../bounded-map.ts';
import { type Budgets, budgets as usualBudgets } from '../budgets.ts';

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
  /** The id of the basket. Only password login and second-factor login set it. */
  readonly bid?: number;
}

/**
 * The registry of logged-in tokens, which is kept in memory and lost on restart (api-account.md 6.3). When there are
 * very many, the oldest are forgotten, whereas the contract forgets none.
 */
export interface Sessions {
  /** Registers a token, or replaces its entry. @throws TypeError for a session without a user, which is registered all the same */
  put(token: string, session: Session): void;
  /** Looks up a token as it is. */
  get(token: string | undefined): Session | undefined;
  /** Looks up a token after removing double quotes around it. */
  from(token: string | undefined): Session | undefined;
  /** Returns the user's most recently registered token. */
  tokenOf(userId: number): string | undefined;
  /** Returns a count of the registrations. While it doesn't change, earlier results are still valid. */
  changes(): number;
}

/** The bytes that an entry takes besides its token and its strings, which the token holds as well. */
const overhead = 1024;

export function createSessions({ count, bytes }: Budgets['sessions'] = usualBudgets.sessions): Sessions {
  const latest = new Map<unknown, string>();
  const byToken = boundedMap<string, Session>({
    entries: count,
    bytes,
    // A token is the session in base64, so its length says how much the session takes, too.
    sizeOf: (token) => overhead + 2 * token.length,
    forgotten: (token, session) => {
      const id = userIdOf(session);
      if (latest.get(id) === token) {
        latest.delete(id);
      }
    },
  });
  let changes = 0;

  return {
    put: (token, session) => {
      changes += 1;
      byToken.set(token, session);
      // This comes last, since it fails for a session without a user: a quirk of the contract.
      latest.set(session.data.id, token);
    },
    get: (token) => (token === undefined ? undefined : byToken.get(token)),
    from: (token) => (token === undefined ? undefined : byToken.get(token.replace(/^"|"$/g, ''))),
    tokenOf: (userId) => latest.get(userId),
    changes: () => changes,
  };
}

/** Returns the id of a session's user. A forged token may have been registered without a user, and with any JSON value for the id. */
function userIdOf(session: Session): unknown {
  const { data }: { readonly data?: { readonly id?: unknown } | null } = session;
  return data?.id;
}
